import type { Tx } from '#app/db/database.server.ts'
import { type CalendarDate, formatMedium, fromDbDate, toDbDate } from '#app/values/calendar-date.ts'
import { demographicsFields } from './demographics-fields.ts'
import { labelsOf, sayFact } from './differences.ts'
import type { Section } from './section.server.ts'

/** Shown only to the member. */
export type Demographics = {
  ethnicity: string | null
  birthdate: CalendarDate | null
  race: string[]
  maritalStatus: string | null
  homeOwnershipStatus: string | null
  gender: string | null
  transgender: string | null
  sexualOrientation: string | null
}

export const demographics: Section<Demographics> = {
  labels: {
    ...labelsOf(demographicsFields),
    birthdate: { label: 'Birthdate', say: (date) => sayFact(date && formatMedium(date)) },
    transgender: 'Transgender',
  },
  read,
  write,
}

async function read(tx: Tx, userId: number): Promise<Demographics> {
  const row = await tx.privateFacts.findUnique({ where: { userId } })
  return {
    ethnicity: row?.ethnicity ?? null,
    birthdate: row?.birthdate ? fromDbDate(row.birthdate) : null,
    race: row?.race ?? [],
    maritalStatus: row?.maritalStatus ?? null,
    homeOwnershipStatus: row?.homeOwnershipStatus ?? null,
    gender: row?.gender ?? null,
    transgender: row?.transgender ?? null,
    sexualOrientation: row?.sexualOrientation ?? null,
  }
}

async function write(tx: Tx, userId: number, { birthdate, ...facts }: Demographics): Promise<void> {
  const row = { ...facts, birthdate: birthdate && toDbDate(birthdate) }
  await tx.privateFacts.upsert({ where: { userId }, create: { ...row, userId }, update: row })
}
