import type { Tx } from '#app/db/database.server.ts'
import type { User } from '#app/db/generated/client.ts'
import type { DeclaredFields } from '#app/values/declared-fields.ts'
import { labelsOf } from './differences.ts'
import type { Section } from './section.server.ts'

/** A section whose declared fields are columns of the member. `after` follows what depends on them. */
export function memberSection<Name extends keyof User & string>(
  declared: DeclaredFields<Name>,
  after?: (tx: Tx, memberId: number) => Promise<void>,
): Section<Pick<User, Name>> {
  const select = Object.fromEntries(Object.keys(declared).map((name) => [name, true]))
  return {
    labels: labelsOf(declared),
    async read(tx, id) {
      const facts: object = await tx.user.findUniqueOrThrow({ where: { id }, select })
      return facts as Pick<User, Name>
    },
    async write(tx, id, facts) {
      await tx.user.update({ where: { id }, data: facts })
      await after?.(tx, id)
    },
  }
}
