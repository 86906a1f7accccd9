import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'

const OfPerson = z.strictObject({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  program: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string().nullable(),
})

/** What members' files say beyond their accounts, by their ids and the names of its columns. */
export async function readOfPeople(ids: number[]): Promise<Map<number, Record<string, string>>> {
  const people = await query(OfPerson)`
    SELECT u.id, u."firstName", u."lastName", k."homeCity" AS city, k."homeState" AS state, k."homeCountry" AS country,
      (SELECT string_agg(t.name || ' ' || p.year, '; ' ORDER BY p.year, t.name)
        FROM "Enrollment" e JOIN "Program" p ON p.id = e."programId" JOIN "ProgramType" t ON t.id = p."typeId"
        WHERE e."userId" = u.id) AS program
    FROM "User" u LEFT JOIN "ContactInformation" k ON k."userId" = u.id WHERE u.id = ANY(${ids}::int[])`
  return new Map(
    people.map(({ id, firstName, lastName, program, city, state, country }) => [
      id,
      {
        name: `${firstName} ${lastName}`.trim(),
        firstName,
        lastName,
        program: program ?? '',
        city: city ?? '',
        state: state ?? '',
        country: country ?? '',
      },
    ]),
  )
}
