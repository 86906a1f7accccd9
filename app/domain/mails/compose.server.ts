import { db } from '#app/db/database.server.ts'
import type { MailKind, TokenPurpose } from '#app/db/generated/enums.ts'
import type { Letter } from '#app/mail/letter.ts'
import { publicAddress, settings } from '#app/settings.server.ts'
import { issueToken } from '../accounts/tokens.server.ts'
import { composeNews } from '../news-mail/compose.server.ts'
import { resetLetter, verifyLetter, welcomeLetter } from './letters.ts'
import { hideLink, resetLink, verifyLink } from './links.ts'

/** What was written down of a mail to send. */
export type Written = { kind: MailKind; to: string; since: Date | null }

/**
 * The mail as it stands at the moment of sending, with links that are made only now. Null where there is nobody to write to any
 * more: whether an address is a member's is never known before, so that asking for a mail takes the same time for all.
 */
export async function composeMail({ kind, to, since }: Written): Promise<Letter | null> {
  const user = await db().user.findUnique({
    where: { email: to },
    select: { id: true, firstName: true, emailVerifiedAt: true },
  })
  if (!user) return null
  const { APP_NAME: appName, SUPPORT_EMAIL: supportEmail } = settings()
  const person = { to, firstName: user.firstName, appName, supportEmail }
  const link = async (purpose: TokenPurpose, path: (secret: string) => string) =>
    publicAddress(path(await db().$transaction((tx) => issueToken(tx, user.id, purpose))))
  switch (kind) {
    case 'VERIFY':
      return user.emailVerifiedAt ? null : verifyLetter(person, await link('VERIFY', verifyLink))
    case 'RESET':
      return resetLetter(person, await link('RESET', resetLink))
    case 'WELCOME_IMPORTED':
      return welcomeLetter(
        person,
        await link('WELCOME', (secret) => `${resetLink(secret)}?imported=1`),
        await link('HIDE', hideLink),
      )
    case 'NEWS':
      return since && composeNews({ ...person, id: user.id }, since)
  }
}
