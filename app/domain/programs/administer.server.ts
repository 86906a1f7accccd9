import type { Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { sortKey } from '#app/values/fold.ts'
import type { Content } from '../administration/content.ts'
import { oneChosen, textLine, wholeNumber } from '../administration/fields.ts'
import { declareKind, type Problem, type Written } from '../administration/kind.server.ts'
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
  check: onlyOne,
  consequences: programConsequences,
  afterWrite: followPrograms,
})

const readTypes = (tx: Tx) => tx.programType.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] })

async function onlyOne(tx: Tx, content: Content, before: Content | null): Promise<Problem[]> {
  const { name, typeId, year } = content as { name: string; typeId: number; year: number }
  if ((await tx.programType.count({ where: { id: typeId } })) === 0) {
    return [{ path: 'typeId', message: 'Please choose the program type.' }]
  }
  const problems: Problem[] = []
  if (name !== before?.name && (await tx.program.count({ where: { name } })) > 0) {
    problems.push({ path: 'name', message: 'There is already a program of this name.' })
  }
  const isMoved = typeId !== before?.typeId || year !== before?.year
  const [sameYear] = isMoved ? await tx.program.findMany({ where: { typeId, year } }) : []
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
