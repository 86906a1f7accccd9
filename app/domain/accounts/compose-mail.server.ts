import { db } from '#app/db/database.server.ts'
import type { MailKind, TokenPurpose } from '#app/db/generated/enums.ts'
import type { Letter } from '#app/mail/letter.ts'
import { publicAddress } from '#app/settings.server.ts'
import type { Person } from '../mails/letter.ts'
import { resetLetter, verifyLetter, welcomeLetter } from './letters.ts'
import { hideLink, resetLink, verifyLink } from './mail-links.ts'
import { issueToken } from './tokens.server.ts'

type Recipient = Person & { id: number; emailVerifiedAt: Date | null }

/** An email about an account, with a fresh link. Null if there is nothing left to verify. */
export async function composeAccountMail(
  kind: Exclude<MailKind, 'NEWS'>,
  recipient: Recipient,
): Promise<Letter | null> {
  const link = (purpose: TokenPurpose, path: (secret: string) => string) =>
    freshLink(recipient.id, purpose, path)
  switch (kind) {
    case 'VERIFY':
      return recipient.emailVerifiedAt ? null : verifyLetter(recipient, await link('VERIFY', verifyLink))
    case 'RESET':
      return resetLetter(recipient, await link('RESET', resetLink))
    case 'WELCOME_IMPORTED':
      return welcomeLetter(
        recipient,
        await link('WELCOME', (secret) => `${resetLink(secret)}?imported=1`),
        await link('HIDE', hideLink),
      )
  }
}

async function freshLink(userId: number, purpose: TokenPurpose, path: (secret: string) => string) {
  return publicAddress(path(await db().$transaction((tx) => issueToken(tx, userId, purpose))))
}
