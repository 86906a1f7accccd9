import type { Account } from '#app/domain/accounts/account.server.ts'
import { ACCOUNT_EMAILS } from '#app/domain/accounts/account-email.server.ts'
import { VISIBILITIES } from '#app/domain/members/visibilities.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { formatTimestamp } from '#app/values/moment.ts'

export type ShownAccount = {
  isClosed: boolean
  /** Why, in a sentence. */
  closed: string
  isRefused: boolean
  facts: { label: string; value: string }[]
  sendable: { kind: string; label: string }[]
}

const PROVIDERS = { GOOGLE: 'Google', LINKEDIN: 'LinkedIn' }

/** An account in words, in the viewer's time zone. */
export function shownAccount({ timeZone }: Viewer, account: Account): ShownAccount {
  const moment = (at: Date | null, otherwise: string) =>
    at ? formatTimestamp(at, timeZone ?? 'UTC') : otherwise
  const ways = [
    ...(account.hasPassword ? ['Password'] : []),
    ...(account.hasPasskey ? ['Passkey'] : []),
    ...account.providers.map((one) => PROVIDERS[one]),
  ]
  return {
    isClosed: account.closedAt !== null,
    closed: closedText(account.closure, (at) => moment(at, '')),
    isRefused: account.isRefused,
    facts: [
      { label: 'Email address', value: account.email },
      { label: 'Verified', value: moment(account.emailVerifiedAt, 'No') },
      ...(account.closedAt ? [{ label: 'Closed', value: moment(account.closedAt, '') }] : []),
      ...(account.closure
        ? [
            account.closure.deletedAt
              ? { label: 'Deleted', value: moment(account.closure.deletedAt, '') }
              : { label: 'Will be deleted', value: moment(account.closure.deletesAt, '') },
          ]
        : []),
      { label: 'Last sign-in', value: moment(account.lastSignInAt, 'Never') },
      { label: 'Ways to sign in', value: ways.join(', ') || 'None yet' },
      { label: 'Second factor', value: account.hasSecondFactor ? 'Yes' : 'No' },
      { label: 'Signed in on', value: devicesText(account) },
      {
        label: 'Visibility',
        value: VISIBILITIES.find(({ value }) => value === account.visibility)?.label ?? '',
      },
      { label: 'Since', value: moment(account.createdAt, '') },
    ],
    sendable: account.sendable.map((kind) => ({ kind, label: ACCOUNT_EMAILS[kind].label })),
  }
}

function closedText(closure: Account['closure'], moment: (at: Date) => string): string {
  if (!closure) return 'This account is closed. No one can sign in with it.'
  if (closure.deletedAt) return 'Its owner had this account deleted. What stays refers to it, without a name.'
  if (closure.deletesAt <= new Date())
    return 'Its owner closed this account. It will be deleted within the hour, or once they no longer have a subscription that renews.'
  return `Its owner closed this account. It will be deleted on ${moment(closure.deletesAt)}, unless they sign in and keep it.`
}

const devicesText = ({ devices }: Account) =>
  devices.map(({ device }) => device ?? 'Unknown device').join(', ') || 'No device'
