import { type DemoAccount, emailOf } from '../../prisma/seeds/accounts.ts'
import { db, fetch } from './app.ts'

/** Staff start acting as the account's member. Returns the new session's cookie. */
export async function impersonate(account: DemoAccount): Promise<string> {
  const { id } = await db().user.findUniqueOrThrow({ where: { email: emailOf(account) } })
  const response = await fetch(`/profile/${id}/act-as`, { as: 'staff', form: {} })
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}
