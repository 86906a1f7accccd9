/** What the reader doesn't read any more; its sender, who isn't told, does. */
export const isReported = (
  message: { senderId: number; reportedAt: Date | null },
  readerId: number,
): boolean => message.reportedAt !== null && message.senderId !== readerId

/** What stands in its place. */
export const REPORTED = 'You reported this message.'
