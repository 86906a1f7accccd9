import type { Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { fold, personKey } from '#app/values/fold.ts'
import { groupBy } from '#app/values/group-by.ts'
import { isNear } from '#app/values/nearly.ts'
import { z } from '#app/values/zod.ts'
import type { ImportedPerson } from './people.ts'

const Namesake = z.strictObject({
  key: z.string(),
  email: z.string(),
  name: z.string(),
  hasKey: z.boolean(),
  organizations: z.array(z.string()),
  programs: z.array(z.string()),
  city: z.string().nullable(),
})
type Namesake = z.infer<typeof Namesake>

/**
 * The members whom people with new addresses may be, by the people's lines: of the same name, and with an organization, a
 * program, a city or nearly an address in common, where the file tells any of these. Two keys are two people. One query.
 */
export async function alikeMembers(tx: Tx, people: ImportedPerson[]): Promise<Map<number, string>> {
  const keyOf = ({ firstName, lastName }: ImportedPerson) => personKey(firstName, lastName)
  const found = await query(Namesake, tx)`
    SELECT u."sortName" AS key, u.email, concat_ws(' ', u."firstName", u."lastName") AS name, u."sfId" IS NOT NULL AS "hasKey",
      k."homeCity" AS city,
      ARRAY(SELECT o.name FROM "Organization" o WHERE o.id = u."organizationId"
        UNION SELECT o.name FROM "Affiliation" a JOIN "Organization" o ON o.id = a."organizationId" WHERE a."userId" = u.id) AS organizations,
      ARRAY(SELECT t.name || ' ' || p.year FROM "Enrollment" e JOIN "Program" p ON p.id = e."programId"
        JOIN "ProgramType" t ON t.id = p."typeId" WHERE e."userId" = u.id) AS programs
    FROM "User" u LEFT JOIN "ContactInformation" k ON k."userId" = u.id
    WHERE u."closedAt" IS NULL AND u."sortName" = ANY(${[...new Set(people.map(keyOf))]}::text[]) ORDER BY u.id`
  const namesakes = groupBy(found, ({ key }) => key)
  return new Map(
    people.flatMap((person): [number, string][] => {
      const alike = namesakes.get(keyOf(person))?.find((one) => isAlike(person, one))
      return alike ? [[person.line, `${alike.name} (${alike.email})`]] : []
    }),
  )
}

function isAlike(person: ImportedPerson, namesake: Namesake): boolean {
  if (person.sfId && namesake.hasKey) return false
  const programs = person.programs.map(({ type, year }) => `${type} ${year}`)
  const told = [person.organization, person.city, ...programs].filter(Boolean)
  return (
    told.length === 0 ||
    isOneOf(namesake.organizations, person.organization) ||
    isOneOf([namesake.city ?? ''], person.city) ||
    programs.some((program) => isOneOf(namesake.programs, program)) ||
    isNear(person.email, namesake.email) ||
    localPart(person.email) === localPart(namesake.email)
  )
}

const isOneOf = (names: string[], name: string | undefined) =>
  name !== undefined && names.some((one) => fold(one) === fold(name))

const localPart = (email: string) => email.slice(0, email.lastIndexOf('@'))

/** Said once for all of them. */
export const ADDRESS_CHANGES =
  'Some new members resemble members who are here under another address. To change an address instead, put the member’s number into a column “id”, as exports have it, or their CRM key.'
