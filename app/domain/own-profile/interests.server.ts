import type { Tx } from '#app/db/database.server.ts'
import { InterestType } from '#app/db/generated/enums.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { currentChoices } from '../choices/choices.server.ts'
import { labelsOf, sayFact } from './differences.ts'
import type { Interests } from './interests.ts'
import { interestsFields } from './interests-fields.ts'
import type { Section } from './section.server.ts'

export const interests: Section<Interests> = { labels, read, write }

/** The field with an unknown interest or one of the wrong kind; null if all are valid. */
export async function unknownInterest(typed: Interests): Promise<keyof Interests | null> {
  const { interests } = await currentChoices()
  const known = (type: InterestType, id: number | null) =>
    id === null || interests.some((interest) => interest.type === type && interest.id === id)
  const fields: [keyof Interests, InterestType][] = [
    ['industryPrimary', 'INDUSTRY'],
    ['industryAdditional', 'INDUSTRY'],
    ['functionalPrimary', 'FUNCTIONAL'],
    ['functionalAdditional', 'FUNCTIONAL'],
  ]
  const wrong = fields.find(([field, type]) => ![typed[field]].flat().every((id) => known(type, id)))
  return wrong?.[0] ?? null
}

async function labels() {
  const { interests } = await currentChoices()
  const nameOf = (id: number) => interests.find((interest) => interest.id === id)?.label ?? 'another'
  const one = (label: string) => ({ label, say: (id: number | null) => sayFact(id && nameOf(id)) })
  const some = (label: string) => ({ label, say: (ids: number[]) => sayFact(ids.map(nameOf)) })
  const declared = labelsOf(interestsFields)
  return {
    industryPrimary: one(declared.industryPrimary),
    industryAdditional: some(declared.industryAdditional),
    functionalPrimary: one(declared.functionalPrimary),
    functionalAdditional: some(declared.functionalAdditional),
  }
}

const Row = z.strictObject({ id: z.int(), type: z.enum(InterestType), isPrimary: z.boolean() })

async function read(tx: Tx, userId: number): Promise<Interests> {
  const rows = await query(Row, tx)`
    SELECT i.id, i.type, m."isPrimary" FROM "MemberInterest" m JOIN "Interest" i ON i.id = m."interestId"
    WHERE m."userId" = ${userId} ORDER BY i.id`
  const idsOf = (type: InterestType, isPrimary: boolean) =>
    rows.filter((row) => row.type === type && row.isPrimary === isPrimary).map(({ id }) => id)
  return {
    industryPrimary: idsOf('INDUSTRY', true)[0] ?? null,
    industryAdditional: idsOf('INDUSTRY', false),
    functionalPrimary: idsOf('FUNCTIONAL', true)[0] ?? null,
    functionalAdditional: idsOf('FUNCTIONAL', false),
  }
}

async function write(tx: Tx, userId: number, typed: Interests): Promise<void> {
  const primary = [typed.industryPrimary, typed.functionalPrimary].filter((id) => id !== null)
  const additional = [...typed.industryAdditional, ...typed.functionalAdditional]
  await tx.memberInterest.deleteMany({ where: { userId } })
  await tx.memberInterest.createMany({
    data: [
      ...primary.map((interestId) => ({ userId, interestId, isPrimary: true })),
      ...additional.map((interestId) => ({ userId, interestId, isPrimary: false })),
    ],
  })
}
