/** A message the reader no longer sees; its sender, who isn't notified, does. */
export const isReported = (
  message: { senderId: number; reportedAt: Date | null },
  readerId: number,
): boolean => message.reportedAt !== null && message.senderId !== readerId

/** The text shown instead. */
export const REPORTED = 'You reported this message.'
