/** New to a member is what somebody else wrote after the member looked last. */
export function isNew(
  message: { senderId: number; createdAt: Date },
  readerId: number,
  seenAt: Date | null,
): boolean {
  return message.senderId !== readerId && (seenAt === null || message.createdAt > seenAt)
}
