import { type DemoAccount, emailOf } from '../../prisma/seeds/accounts.ts'
import { db, fetch } from './app.ts'

/** Staff start acting as the account's member. Answers the cookie of the new session. */
export async function impersonate(account: DemoAccount): Promise<string> {
  const { id } = await db().user.findUniqueOrThrow({ where: { email: emailOf(account) } })
  const response = await fetch(`/profile/${id}/act-as`, { as: 'staff', form: {} })
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}
