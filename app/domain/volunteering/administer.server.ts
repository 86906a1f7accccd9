import type { Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import type { Content } from '../administration/content.ts'
import { day, oneOf, someChosen, textLine, textLines, wholeNumber } from '../administration/fields.ts'
import { type Choices, declareKind, type Problem } from '../administration/kind.server.ts'
import { whens } from '../administration/labels.server.ts'
import { tagChoices } from '../tag-names/choices.server.ts'
import { opportunityAdminList } from './admin-list.ts'
import { TYPE_LABELS } from './labels.ts'
import { TAG_FILTERS } from './tag-filters.ts'

const MOST_PLACES = 10_000

/** What members can do for each other and for the organization. */
export const opportunities = declareKind({
  name: 'opportunities',
  title: 'Volunteering',
  about: 'What members can do for each other, and who has signed up.',
  noun: { one: 'opportunity', many: 'opportunities' },
  permission: 'opportunities',
  table: 'VolunteerOpportunity',
  named: 'name',
  identity: ['name', 'startDate'],
  publishes: true,
  sections: [
    {
      title: 'Opportunity',
      fields: {
        type: oneOf('Type', TYPE_LABELS),
        name: textLine('Name', { required: 'Please enter a name.', also: ['Title'] }),
        description: textLines('Description', { required: 'Please describe it.' }),
      },
    },
    {
      title: 'Where, when and for how many',
      fields: {
        place: textLine('Place', { hint: 'A city, an address or “Online”' }),
        startDate: day('First day', { hint: 'Without one it begins at any time.' }),
        closesOn: day('Last day to sign up', { hint: 'Without one, sign-ups end on the first day.' }),
        places: wholeNumber('Places', {
          min: 1,
          max: MOST_PLACES,
          hint: 'Without a number everyone can sign up.',
        }),
      },
    },
    {
      title: 'Tags',
      hint: 'Members filter by these, and are matched by the categories in which they give back.',
      fields: {
        tagIds: someChosen('Tags', 'tags', { table: '_TagToVolunteerOpportunity', own: 'B', other: 'A' }),
      },
    },
  ],
  list: {
    declaration: opportunityAdminList,
    where: ({ pending, types }) => [
      ...(pending
        ? [
            Prisma.sql`EXISTS (SELECT 1 FROM "VolunteerActivity" a WHERE a."opportunityId" = r.id AND a.status = 'PENDING')`,
          ]
        : []),
      ...(types.length > 0 ? [Prisma.sql`r.type::text = ANY(${types}::text[])`] : []),
    ],
    orders: { latest: Prisma.sql`r."createdAt" DESC`, name: Prisma.sql`lower(r.name)` },
    columns: {
      Type: Prisma.sql`CASE r.type ${whens(TYPE_LABELS)} END`,
      'First day': Prisma.sql`to_char(r."startDate", 'Mon FMDD, YYYY')`,
      'Sign-ups': Prisma.sql`(SELECT concat_ws(', ', count(*), CASE WHEN count(*) FILTER (WHERE a.status = 'PENDING') > 0
          THEN count(*) FILTER (WHERE a.status = 'PENDING') || ' to confirm' END)
        FROM "VolunteerActivity" a WHERE a."opportunityId" = r.id)`,
    },
  },
  choices: readTags,
  check: opportunityProblems,
  checkedAlone: true,
  notes: opportunityNotes,
  screens: { 'sign-ups': 'Sign-ups' },
})

async function readTags(tx: Tx): Promise<Choices> {
  return { tags: await tagChoices(tx, Object.values(TAG_FILTERS)) }
}

function opportunityProblems(_tx: Tx, { startDate, closesOn }: Content): Problem[] {
  if (typeof startDate !== 'string' || typeof closesOn !== 'string' || closesOn <= startDate) return []
  return [{ path: 'closesOn', message: 'The last day to sign up must not be after the first day.' }]
}

async function opportunityNotes(tx: Tx, { places }: Content, id: number | null): Promise<string[]> {
  if (id === null || typeof places !== 'number') return []
  const count = await tx.volunteerActivity.count({ where: { opportunityId: id } })
  return count > places ? [`${count} people have signed up for ${places} places.`] : []
}
