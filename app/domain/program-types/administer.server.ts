import type { Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { checkOne } from '../administration/check-one.ts'
import { oneOfOrNone, textLine, wholeNumber, yesNo } from '../administration/fields.ts'
import { declareKind, type Judged, type Problem, type Written } from '../administration/kind.server.ts'
import { whens } from '../administration/labels.server.ts'
import { bumpDataVersion } from '../data-versions/data-version.server.ts'
import { refreshCardPrograms } from '../members/card-programs.server.ts'
import { programTypeAdminList } from './admin-list.ts'
import { programTypeConsequences } from './consequences.server.ts'
import { TRAIT_HINT, TRAITS } from './traits.ts'

/** Program types, whose traits decide what the members of their programs see. */
export const programTypes = declareKind({
  name: 'program-types',
  title: 'Program types',
  about: 'What programs have in common, and what their members see.',
  noun: { one: 'program type', many: 'program types' },
  permission: 'programTypes',
  table: 'ProgramType',
  named: 'name',
  sections: [
    {
      title: 'Program type',
      fields: {
        name: textLine('Name', { required: 'Please enter a name.' }),
        position: wholeNumber('Position', {
          required: 'Please enter a position.',
          hint: 'Types with lower numbers come first in filters.',
        }),
        hidden: yesNo('Leave it out of filters'),
      },
    },
    {
      title: 'What members see',
      hint: 'Before a change here is made, you’re told how many people gain or lose what.',
      fields: {
        trait: oneOfOrNone('Trait', TRAITS, { hint: TRAIT_HINT }),
        excludedFromCards: yesNo('Leave its programs out of member cards'),
        isInterviewed: yesNo('Its fellows can request mock interviews'),
        interviews: yesNo('Its members can be asked for mock interviews'),
      },
    },
  ],
  start: { position: '0' },
  list: {
    declaration: programTypeAdminList,
    orders: { position: Prisma.sql`r.position`, name: Prisma.sql`lower(r.name)` },
    columns: {
      Trait: Prisma.sql`CASE r.trait ${whens(TRAITS)} ELSE 'None' END`,
      Programs: Prisma.sql`(SELECT count(*) FROM "Program" p WHERE p."typeId" = r.id)`,
      Filters: Prisma.sql`CASE WHEN r.hidden THEN 'Left out' ELSE 'Shown' END`,
    },
  },
  check: checkOne(uniqueNames),
  checkEach: uniqueNames,
  consequences: programTypeConsequences,
  afterWrite: followTypes,
})

async function uniqueNames(tx: Tx, judged: Judged[]): Promise<Problem[][]> {
  const names = judged.map(({ content }) => String(content.name))
  const found = await tx.programType.findMany({ where: { name: { in: names } }, select: { name: true } })
  const taken = new Set(found.map(({ name }) => name))
  return judged.map(({ content, before }) =>
    content.name !== before?.name && taken.has(String(content.name))
      ? [{ path: 'name', message: 'There’s already a program type with this name.' }]
      : [],
  )
}

/** The choices of filters, and the programs on the cards of members. */
async function followTypes(tx: Tx, written: Written[]): Promise<void> {
  await bumpDataVersion(tx, 'options')
  const turned = written.filter(
    ({ before, after }) => before && after && before.excludedFromCards !== after.excludedFromCards,
  )
  for (const { id } of turned) await refreshCardPrograms(tx, Prisma.sql`p."typeId" = ${id}`)
}
