/** A message is new to a member if someone else wrote it after the member last looked. */
export function isNew(
  message: { senderId: number; createdAt: Date },
  readerId: number,
  seenAt: Date | null,
): boolean {
  return message.senderId !== readerId && (seenAt === null || message.createdAt > seenAt)
}
