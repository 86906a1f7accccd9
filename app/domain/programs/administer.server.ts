import type { Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { sortKey } from '#app/values/fold.ts'
import { checkOne } from '../administration/check-one.ts'
import type { Content } from '../administration/content.ts'
import { oneChosen, textLine, wholeNumber } from '../administration/fields.ts'
import { declareKind, type Judged, type Problem, type Written } from '../administration/kind.server.ts'
import { bumpDataVersion } from '../data-versions/data-version.server.ts'
import { refreshCardPrograms } from '../members/card-programs.server.ts'
import { traitConsequences } from '../program-types/consequences.server.ts'
import { programAdminList } from './admin-list.ts'

const FIRST_YEAR = 1900
const LAST_YEAR = 2200

/** Cohorts: a program type in a year. */
export const programs = declareKind({
  name: 'programs',
  title: 'Programs',
  about: 'Cohorts: a program type in a year. Members are enrolled in them, and events are for them.',
  noun: { one: 'program', many: 'programs' },
  permission: 'programs',
  table: 'Program',
  named: 'name',
  sections: [
    {
      title: 'Program',
      fields: {
        name: textLine('Name', {
          required: 'Please enter a name.',
          hint: 'As on member cards, such as “Ascend 2027”',
        }),
        typeId: oneChosen('Program type', 'types', {
          required: 'Please choose the program type.',
          hint: 'Missing? Add it under “Program types” first.',
        }),
        year: wholeNumber('Year', { required: 'Please enter the year.', min: FIRST_YEAR, max: LAST_YEAR }),
      },
    },
  ],
  derive: ({ name }) => ({ sortKey: sortKey(String(name ?? '')) }),
  list: {
    declaration: programAdminList,
    where: ({ typeIds }) => (typeIds.length > 0 ? [Prisma.sql`r."typeId" = ANY(${typeIds}::int[])`] : []),
    orders: { latest: Prisma.sql`r.year DESC, r."sortKey"`, name: Prisma.sql`r."sortKey"` },
    columns: {
      Type: Prisma.sql`(SELECT t.name FROM "ProgramType" t WHERE t.id = r."typeId")`,
      Year: Prisma.sql`r.year`,
      Members: Prisma.sql`(SELECT count(*) FROM "Enrollment" e WHERE e."programId" = r.id)`,
    },
    choices: async (tx) => ({ typeIds: (await readTypes(tx)).map(({ id, name }) => ({ id, label: name })) }),
  },
  choices: async (tx) => ({
    types: (await readTypes(tx)).map(({ id, name }) => ({ value: String(id), label: name })),
  }),
  check: checkOne(onlyOnes),
  checkEach: onlyOnes,
  consequences: programConsequences,
  afterWrite: followPrograms,
})

const readTypes = (tx: Tx) => tx.programType.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] })

type Cohort = { name: string; typeId: number; year: number }

async function onlyOnes(tx: Tx, judged: Judged[]): Promise<Problem[][]> {
  const cohorts = judged.map(({ content }) => content as Cohort)
  const typeIds = cohorts.map(({ typeId }) => typeId)
  const found = await tx.programType.findMany({ where: { id: { in: typeIds } }, select: { id: true } })
  const types = new Set(found.map(({ id }) => id))
  const others = await tx.program.findMany({
    where: {
      OR: [
        { name: { in: cohorts.map(({ name }) => name) } },
        { typeId: { in: typeIds }, year: { in: cohorts.map(({ year }) => year) } },
      ],
    },
  })
  return judged.map(({ content, before }) => cohortProblems(content as Cohort, before, types, others))
}

function cohortProblems(
  { name, typeId, year }: Cohort,
  before: Content | null,
  types: Set<number>,
  others: Cohort[],
): Problem[] {
  if (!types.has(typeId)) return [{ path: 'typeId', message: 'Please choose the program type.' }]
  const problems: Problem[] = []
  if (name !== before?.name && others.some((other) => other.name === name)) {
    problems.push({ path: 'name', message: 'There’s already a program with this name.' })
  }
  const isMoved = typeId !== before?.typeId || year !== before?.year
  const sameYear = isMoved && others.find((other) => other.typeId === typeId && other.year === year)
  if (sameYear) {
    problems.push({
      path: 'year',
      message: `“${sameYear.name}” is already the program of this type and year.`,
    })
  }
  return problems
}

async function programConsequences(tx: Tx, content: Content, before: Content, id: number): Promise<string[]> {
  if (content.typeId === before.typeId) return []
  const type = await tx.programType.findUniqueOrThrow({ where: { id: content.typeId as number } })
  return traitConsequences(tx, { programs: Prisma.sql`p.id = ${id}`, trait: type.trait })
}

/** The choices of filters, and the programs on the cards of members. */
async function followPrograms(tx: Tx, written: Written[]): Promise<void> {
  await bumpDataVersion(tx, 'options')
  const shown = written.filter(
    ({ before, after }) => before && after && (before.name !== after.name || before.typeId !== after.typeId),
  )
  for (const { id } of shown) await refreshCardPrograms(tx, Prisma.sql`p.id = ${id}`)
}
