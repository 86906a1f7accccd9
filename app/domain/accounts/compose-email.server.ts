import { db } from '#app/db/database.server.ts'
import type { EmailKind, TokenPurpose } from '#app/db/generated/enums.ts'
import type { EmailMessage } from '#app/mail/email-message.ts'
import { publicAddress } from '#app/settings.server.ts'
import { formatMedium, today } from '#app/values/calendar-date.ts'
import type { Person } from '../emails/render.ts'
import { hideLink, resetLink, verifyLink } from './email-links.ts'
import {
  accountClosingEmail,
  addressChangedEmail,
  addressLeftEmail,
  passkeyAddedEmail,
  passkeyRemovedEmail,
  passkeysTakenOffEmail,
  resetEmail,
  signInChangedEmail,
  verificationEmail,
  welcomeEmail,
} from './emails.ts'
import { issueToken } from './tokens.server.ts'

export type AccountEmailKind = Extract<
  EmailKind,
  | 'VERIFY'
  | 'RESET'
  | 'WELCOME_IMPORTED'
  | 'ADDRESS_CHANGED'
  | 'ADDRESS_LEFT'
  | 'SECOND_FACTOR_ON'
  | 'SECOND_FACTOR_OFF'
  | 'RECOVERY_CODES_RENEWED'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'PASSKEYS_TAKEN_OFF'
  | 'ACCOUNT_CLOSING'
>

type Recipient = Person & { id: number; emailVerifiedAt: Date | null }

/** An email about an account, with a fresh link. Null if there is nothing left to verify or to keep. */
export async function composeAccountEmail(
  kind: AccountEmailKind,
  recipient: Recipient,
): Promise<EmailMessage | null> {
  const link = (purpose: TokenPurpose, path: (secret: string) => string) =>
    freshLink(recipient.id, purpose, path)
  switch (kind) {
    case 'VERIFY':
      return recipient.emailVerifiedAt ? null : verificationEmail(recipient, await link('VERIFY', verifyLink))
    case 'RESET':
      return resetEmail(recipient, await link('RESET', resetLink))
    case 'ADDRESS_CHANGED':
      return recipient.emailVerifiedAt
        ? null
        : addressChangedEmail(recipient, await link('VERIFY', verifyLink))
    case 'ADDRESS_LEFT':
      return addressLeftEmail(recipient)
    case 'SECOND_FACTOR_ON':
    case 'SECOND_FACTOR_OFF':
    case 'RECOVERY_CODES_RENEWED':
      return signInChangedEmail(recipient, kind)
    case 'PASSKEY_ADDED':
      return passkeyAddedEmail(recipient, publicAddress('/profile/passkeys'))
    case 'PASSKEY_REMOVED':
      return passkeyRemovedEmail(recipient, publicAddress('/profile/passkeys'))
    case 'PASSKEYS_TAKEN_OFF':
      return passkeysTakenOffEmail(recipient)
    case 'ACCOUNT_CLOSING':
      return closingEmail(recipient)
    case 'WELCOME_IMPORTED':
      return welcomeEmail(
        recipient,
        await link('WELCOME', (secret) => `${resetLink(secret)}?imported=1`),
        await link('HIDE', hideLink),
      )
  }
}

/** Null once the account is kept. */
async function closingEmail(recipient: Recipient): Promise<EmailMessage | null> {
  const closure = await db().accountClosure.findUnique({
    where: { userId: recipient.id },
    select: { deletesAt: true, user: { select: { timeZone: true } } },
  })
  if (!closure) return null
  const day = formatMedium(today(closure.user.timeZone ?? 'UTC', closure.deletesAt))
  return accountClosingEmail(recipient, day, publicAddress('/auth/login'))
}

async function freshLink(userId: number, purpose: TokenPurpose, path: (secret: string) => string) {
  return publicAddress(path(await db().$transaction((tx) => issueToken(tx, userId, purpose))))
}
