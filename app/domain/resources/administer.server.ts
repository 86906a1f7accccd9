import type { Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import type { InsightAudience, ResourceSubtype } from '#app/db/generated/enums.ts'
import { fold, sortKey } from '#app/values/fold.ts'
import type { FilterOf } from '#app/values/list.ts'
import { checkSections, noteEmptySections, sectionsField } from '../activities/fields.ts'
import type { Content } from '../administration/content.ts'
import { type Fields, someChosen, textLine, textLines, wholeNumber, yesNo } from '../administration/fields.ts'
import {
  type Choices,
  declareKind,
  type KindDeclaration,
  type Written,
} from '../administration/kind.server.ts'
import { ownAddress } from '../administration/own-address.ts'
import { severalLines, someOf } from '../administration/several-fields.ts'
import { tagChoices, tagLabelColumn } from '../tag-names/choices.server.ts'
import { alumniResourceAdminList, insightAdminList, resourceAdminList } from './admin-list.ts'
import { indexResources } from './search-index.server.ts'

const MINUTES_MAX = 10_000

const fields = (): Fields => ({
  name: textLine('Name', { required: 'Please enter a name.', also: ['Title'] }),
  summary: textLines('Summary', { max: 2000 }),
  speakers: severalLines('Speakers', { hint: 'One per line', max: 50 }),
  estimatedMinutes: wholeNumber('Minutes', {
    min: 1,
    max: MINUTES_MAX,
    hint: 'How long it takes to read, watch or work through.',
  }),
  tagIds: someChosen('Tags', 'tags', { table: '_ResourceToTag', own: 'A', other: 'B' }),
})

const insightAudiences: Record<InsightAudience, string> = {
  FELLOW: 'Fellows',
  PARTNER_GROUP: 'Partner groups',
  PARTNER_LEAD: 'Partner leads',
  PARTNER_CONTENT_MANAGER: 'Partner content managers',
  PARTNER_EVENT_MANAGER: 'Partner event managers',
}

/** Everything that every resource has, whatever its subtype. */
const ofSubtype = (subtype: ResourceSubtype, own: Fields = {}) =>
  ({
    permission: 'resources',
    table: 'Resource',
    named: 'name',
    publishes: true,
    drafts: true,
    tagged: 'tagIds',
    only: Prisma.sql`r.subtype = ${subtype}::"ResourceSubtype"`,
    fixed: { subtype },
    derive: ({ name }: Content) => ({
      sortKey: sortKey(String(name ?? '')),
      searchKey: fold(String(name ?? '')),
    }),
    sections: [
      { title: 'About it', fields: { ...fields(), ...own } },
      { title: 'Content', fields: { activities: sectionsField('resourceId') } },
    ],
    choices: readTags,
    check: (_tx: Tx, content: Content) => checkSections(content),
    checkedAlone: true,
    notes: (_tx: Tx, content: Content) => noteEmptySections(content),
    afterWrite: indexWritten,
  }) satisfies Partial<KindDeclaration<Record<string, never>>>

const orders = { latest: Prisma.sql`r."publishedAt" DESC NULLS FIRST`, name: Prisma.sql`r."sortKey"` }

const columns = {
  Speakers: Prisma.sql`array_to_string(r.speakers, ', ')`,
  Minutes: Prisma.sql`r."estimatedMinutes"::text`,
  Tags: Prisma.sql`(SELECT string_agg(${tagLabelColumn}, ', ' ORDER BY t.type, t.position, t.id)
    FROM "_ResourceToTag" rt JOIN "Tag" t ON t.id = rt."B" WHERE rt."A" = r.id)`,
}

export const resources = declareKind({
  ...ofSubtype('RESOURCE'),
  name: 'resources',
  title: 'Resources',
  about: 'What members read, watch and work through in the library.',
  noun: { one: 'resource', many: 'resources' },
  list: { declaration: resourceAdminList, orders, columns },
})

export const alumniResources = declareKind({
  ...ofSubtype('ALUMNI_RESOURCE'),
  name: 'alumni-resources',
  title: 'Alumni resources',
  about: 'Resources for alumni, coaching among them.',
  noun: { one: 'alumni resource', many: 'alumni resources' },
  list: { declaration: alumniResourceAdminList, orders, columns },
})

export const insights = declareKind({
  ...ofSubtype('MLT_INSIGHT', {
    audience: someOf('For', Object.keys(insightAudiences) as InsightAudience[], insightAudiences, {
      hint: 'Without a choice it’s for everyone who reads insights.',
    }),
    isFeatured: yesNo('Featured', { hint: 'The latest featured insight comes first on the hub.' }),
    imageUrl: ownAddress('Image', {
      hint: 'For the featured insight. Upload it under “Files” first; its web address is suggested here and starts with /.',
      also: ['Picture'],
    }),
  }),
  name: 'insights',
  title: 'Insights',
  about: 'Insights for fellows and partners.',
  noun: { one: 'insight', many: 'insights' },
  list: {
    declaration: insightAdminList,
    where: ({ featured }: FilterOf<typeof insightAdminList>) =>
      featured ? [Prisma.sql`r."isFeatured"`] : [],
    orders,
    columns: { ...columns, Featured: Prisma.sql`CASE WHEN r."isFeatured" THEN 'Yes' END` },
  },
})

const TAG_TYPES = ['INDUSTRY', 'JOB_FUNCTION', 'JOB_ROLE', 'JOB_SEARCH_STATE', 'COLLECTION'] as const

async function readTags(tx: Tx): Promise<Choices> {
  return { tags: await tagChoices(tx, TAG_TYPES) }
}

function indexWritten(tx: Tx, written: Written[]): Promise<void> {
  return indexResources(
    tx,
    written.filter(({ after }) => after !== null).map(({ id }) => id),
  )
}
