import type { Recipients } from '#app/domain/announcement-emails/recipients.server.ts'

const counted = (one: string, many: string) => (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

export const members = counted('member', 'members')
export const inEmails = counted('email', 'emails')

/** What has happened, and what is still to come without anything being pressed. */
export function headingOf({ due, told, waiting }: Recipients, again: boolean): string {
  if (due > 0 || told + waiting === 0) return `${members(due)} would get ${again ? 'another' : 'an'} email`
  if (waiting === 0) return 'The email has been sent'
  return told === 0 ? 'The email is on its way' : 'The email is being sent'
}

/** '1 member has had it. 2 members will get it soon.' */
export const progressText = ({ told, waiting }: Recipients): string =>
  [
    ...(told > 0 ? [`${members(told)} ${told === 1 ? 'has' : 'have'} had it.`] : []),
    ...(waiting > 0 ? [`${members(waiting)} will get it soon.`] : []),
  ].join(' ')

const REASONS: [keyof Recipients, (count: number) => string][] = [
  ['unsubscribed', counted('chose not to get emails', 'chose not to get emails')],
  ['hidden', counted('is hidden', 'are hidden')],
  ['unverified', counted('hasn’t verified their address', 'haven’t verified their addresses')],
  ['refused', counted('has an address that refuses email', 'have addresses that refuse email')],
]

/** Why the others whom an announcement is meant for get no email. */
export const reasonsAgainst = (recipients: Recipients): string[] =>
  REASONS.flatMap(([fate, text]) => (recipients[fate] > 0 ? [text(recipients[fate])] : []))
