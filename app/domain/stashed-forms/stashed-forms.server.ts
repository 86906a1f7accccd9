import { randomBytes } from 'node:crypto'
import { db } from '#app/db/database.server.ts'
import { passwordNames } from '../accounts/account-fields.ts'
import { consume, digest } from '../rate-limits/rate-limits.server.ts'

const HOURS = 24
const MOST_STASHED = 20
/** Fields that are declared as passwords, and those that every rendered form fills in anew. */
const NEVER_STASHED = new Set([...passwordNames, 'openedBy', 'formToken'])

export type StashedFields = [name: string, value: string][]

/**
 * Stores a form submitted after its author's session had ended, and returns its id. Only the author gets it back,
 * whoever signs in next in that browser. Only the latest forms are kept. Null if that client has sent too many: an
 * attacker with someone's page can't push out all of their stored forms at once.
 */
export async function stashForm(
  userId: number,
  path: string,
  form: FormData,
  clientAddress: string,
): Promise<string | null> {
  const use = await consume('stashedFormsByAuthorAndAddress', digest(`${userId} ${clientAddress}`))
  if (!use.allowed) return null
  const id = randomBytes(16).toString('base64url')
  const fields = [...form].filter(([name, value]) => typeof value === 'string' && !NEVER_STASHED.has(name))
  const expiresAt = new Date(Date.now() + HOURS * 3_600_000)
  await db().stashedForm.create({ data: { id, userId, path, fields: fields as StashedFields, expiresAt } })
  const tooMany = await db().stashedForm.findMany({
    where: { userId },
    orderBy: [{ expiresAt: 'desc' }, { id: 'desc' }],
    skip: MOST_STASHED,
    select: { id: true },
  })
  await db().stashedForm.deleteMany({ where: { id: { in: tooMany.map((stashed) => stashed.id) } } })
  return id
}

/** The fields of a form stored for this person on this path. */
export async function stashedFields(userId: number, url: URL): Promise<StashedFields | null> {
  const id = stashedIn(url)
  if (id === null) return null
  const stashed = await db().stashedForm.findFirst({
    where: { id, userId, path: url.pathname, expiresAt: { gt: new Date() } },
    select: { fields: true },
  })
  return stashed && (stashed.fields as StashedFields)
}

/** Whether an address leads to a stored form, whoever it belongs to. */
export async function isStashed(url: URL): Promise<boolean> {
  const id = stashedIn(url)
  if (id === null) return false
  const where = { id, path: url.pathname, expiresAt: { gt: new Date() } }
  return (await db().stashedForm.count({ where })) > 0
}

/** The id in an address, if it has the shape of one: the database refuses some of what an address can hold. */
function stashedIn(url: URL): string | null {
  const id = url.searchParams.get('stashed')
  return id !== null && /^[\w-]{22}$/.test(id) ? id : null
}
