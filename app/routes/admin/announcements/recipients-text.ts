import type { Recipients } from '#app/domain/announcement-emails/recipients.server.ts'

const counted = (one: string, many: string) => (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

export const members = counted('member', 'members')
export const inEmails = counted('email', 'emails')

const REASONS: [keyof Recipients, (count: number) => string][] = [
  ['told', counted('has had it', 'have had it')],
  ['waiting', counted('will get it soon', 'will get it soon')],
  ['unsubscribed', counted('chose not to get emails', 'chose not to get emails')],
  ['hidden', counted('is hidden', 'are hidden')],
  ['unverified', counted('hasn’t verified their address', 'haven’t verified their addresses')],
  ['refused', counted('has an address that refuses email', 'have addresses that refuse email')],
]

/** Why the others whom an announcement is meant for get no email. */
export const reasonsAgainst = (recipients: Recipients): string[] =>
  REASONS.flatMap(([fate, text]) => (recipients[fate] > 0 ? [text(recipients[fate])] : []))
