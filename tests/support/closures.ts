/** Accounts that their owners close. */
import { randomUUID } from 'node:crypto'
import { query } from '#app/db/query.server.ts'
import { deleteClosedAccounts } from '#app/domain/closures/delete.server.ts'
import { hashPassword } from '#app/domain/passwords/hash.server.ts'
import { z } from '#app/values/zod.ts'
import { type Asking, db, submit, visit } from './app.ts'
import { join, type person, wenLi } from './people.ts'
import { cookiesOf } from './second-factor.ts'

export const CLOSE = '/profile/close-account'
export const KEEP = '/auth/keep-account'
export const PASSWORD = 'two odd words'

/** A member with a password. */
export async function memberOf(someone: ReturnType<typeof person> = wenLi()) {
  const email = `${randomUUID()}@example.org`
  const passwordHash = await hashPassword(PASSWORD)
  const [id = 0] = await join({ ...someone, email, passwordHash })
  return { id, email }
}

/** Closes it by its form. */
export async function close(
  id: number,
  values: Record<string, string> = { password: PASSWORD },
  asking: Asking = { as: id },
) {
  const { page } = await visit(CLOSE, asking)
  return submit(page.form('form:has(.btn-danger)', values), asking)
}

/** Signs in with the password. Returns where it leads, and the cookies from then on. */
export async function enter(email: string, password = PASSWORD) {
  const { response, page } = await visit('/auth/login', { form: { email, password } })
  return { to: response.headers.get('location') ?? '', cookie: cookiesOf(response), page }
}

export const accountOf = (id: number) =>
  db().user.findUniqueOrThrow({ where: { id }, include: { closure: true } })

/** As if the grace had ended a moment ago. */
export async function endGrace(id: number): Promise<void> {
  await db().accountClosure.update({ where: { userId: id }, data: { deletesAt: new Date(Date.now() - 1) } })
}

/** Has the account closed and deleted. */
export async function closeForGood(id: number): Promise<void> {
  await close(id)
  await endGrace(id)
  await deleteClosedAccounts()
}

const Name = z.strictObject({ name: z.string() })
const Found = z.strictObject({ text: z.string() })

/** Every row of every table that has the text. */
export async function rowsWith(text: string): Promise<string[]> {
  const tables = await query(Name)`
    SELECT table_name::text AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name`
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await db().$queryRawUnsafe<z.infer<typeof Found>[]>(
      `SELECT t::text AS text FROM "${name}" t WHERE t::text ILIKE $1`,
      `%${text}%`,
    )
    found.push(...rows.map((row) => `${name}: ${row.text}`))
  }
  return found
}
