/** The reply to a user who exceeded a rate limit: the form as submitted, and when to try again. */
export const tooMany = (seconds: number): ResponseInit => ({
  status: 429,
  headers: { 'Retry-After': String(seconds) },
})

export function tryAgainIn(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return `Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}
