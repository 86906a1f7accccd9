import type { Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { fold, sortKey } from '#app/values/fold.ts'
import { z } from '#app/values/zod.ts'
import type { Content } from '../administration/content.ts'
import {
  type Checked,
  declareKind,
  type Judged,
  type Problem,
  type Written,
} from '../administration/kind.server.ts'
import { currentChoices } from '../choices/choices.server.ts'
import { toItem } from '../choices/search.ts'
import { memberLookup } from '../members/admin-lookup.server.ts'
import { refreshDirectoryEntries } from '../members/directory-entries.server.ts'
import { organizationAdminList } from './admin-list.ts'
import { isLogo, organizationSections } from './administer-fields.ts'

const Option = z.strictObject({ value: z.string(), label: z.string() })

/** Everyone that members, programs, events and postings name: partners, employers, schools and alumni's businesses. */
export const organizations = declareKind({
  name: 'organizations',
  title: 'Organizations',
  about: 'Partners, employers, schools and alumni’s businesses.',
  noun: { one: 'organization', many: 'organizations' },
  permission: 'organizations',
  table: 'Organization',
  named: 'name',
  archives:
    'Once it’s archived, it’s no longer offered or listed, and its partner users can’t open its pages. What refers to it keeps its name.',
  key: 'sfId',
  identity: ['name', 'type'],
  formerly: (tx, texts) => query(Former, tx)`
    SELECT "organizationId" AS id, lower(name) AS text FROM "OrganizationAlias" WHERE lower(name) = ANY(${texts}::text[])
    UNION ALL SELECT "organizationId", "sfId" FROM "OrganizationAlias" WHERE "sfId" = ANY(${texts}::text[])`,
  resembling: resemblingOrganizations,
  essence: essenceOf,
  sections: organizationSections,
  derive: keysOf,
  list: {
    declaration: organizationAdminList,
    where: ({ type, partner, business }) => [
      ...(type.length > 0 ? [Prisma.sql`r.type::text = ANY(${type}::text[])`] : []),
      ...(partner ? [Prisma.sql`r."isPartner"`] : []),
      ...(business ? [Prisma.sql`r."isBusiness"`] : []),
    ],
    orders: { name: Prisma.sql`r."sortKey"`, recent: Prisma.sql`r."updatedAt" DESC` },
    columns: {
      Kind: Prisma.sql`initcap(r.type::text)`,
      Place: Prisma.sql`nullif(concat_ws(', ', r.city, r.state), '')`,
      Is: Prisma.sql`nullif(concat_ws(', ', CASE WHEN r."isPartner" THEN 'Partner' END, CASE WHEN r."isBusiness" THEN 'Alumni business' END), '')`,
    },
  },
  choices: async (tx) => ({
    programs: (await currentChoices()).programs.map(toItem).map(({ id, label }) => ({ value: id, label })),
    offeringTypes: await query(Option, tx)`
      SELECT id::text AS value, name AS label FROM "Tag" WHERE type = 'OFFERING_TYPE' ORDER BY position, id`,
  }),
  lookups: { members: memberLookup },
  check: checkOrganization,
  checkEach: checkOrganizations,
  afterWrite: followName,
  start: { type: 'COMPANY' },
  screens: { merge: 'Merge' },
})

/** What lists are ordered by and searched in. */
export function keysOf({ name }: Content) {
  return { sortKey: sortKey(String(name ?? '')), searchKey: fold(String(name ?? '')) }
}

export async function checkOrganization(
  tx: Tx,
  content: Content,
  before: Content | null,
  { id }: Checked,
): Promise<Problem[]> {
  const [problems = []] = await checkOrganizations(tx, [{ content, before, id }])
  return problems
}

/** One query. */
async function checkOrganizations(tx: Tx, judged: Judged[]): Promise<Problem[][]> {
  const texts = (column: string) => judged.map(({ content }) => content[column] ?? null)
  const others = await query(Twin, tx)`
    SELECT o.id, o.name, o.type::text AS type, o."sfId" FROM "Organization" o
    WHERE (o.name, o.type::text) IN (SELECT * FROM unnest(${texts('name')}::text[], ${texts('type')}::text[]))
      OR o."sfId" = ANY(${texts('sfId')}::text[])`
  const nameOf = ({ name, type }: Content) => `${type} ${name}`
  const byName = new Map(others.map((one) => [nameOf(one), one.id]))
  const byKey = new Map(others.map((one) => [one.sfId, one.id]))
  return judged.map(({ content, id }) => {
    const [twin, namesake] = [
      byName.get(nameOf(content)),
      content.sfId ? byKey.get(String(content.sfId)) : id,
    ]
    return problemsWith(content, { twin: isOther(twin, id), namesake: isOther(namesake, id) })
  })
}

const isOther = (found: number | null | undefined, id: number | null) =>
  found !== undefined && found !== null && found !== id

function problemsWith(
  { logoUrl }: Content,
  { twin, namesake }: { twin: boolean; namesake: boolean },
): Problem[] {
  return [
    ...(namesake ? [{ path: 'sfId', message: 'Another organization has this key.' }] : []),
    ...(twin ? [{ path: 'name', message: 'There’s already one of this kind with that name.' }] : []),
    ...(isLogo(logoUrl)
      ? []
      : [{ path: 'logoUrl', message: 'Please enter an address on this site, starting with a slash.' }]),
  ]
}

const Twin = z.strictObject({
  id: z.int(),
  name: z.string(),
  type: z.string(),
  sfId: z.string().nullable(),
})
const Former = z.strictObject({ id: z.int(), text: z.string() })
const Named = z.strictObject({ name: z.string(), essence: z.string() })

/** The organizations whose names resemble these but for case, punctuation, ‘and’ and legal forms, by these names. */
async function resemblingOrganizations(tx: Tx, names: string[]): Promise<Map<string, string>> {
  const wanted = names.map(essenceOf).filter(Boolean)
  const rows = await query(Named, tx)`
    SELECT DISTINCT ON (essence) name, essence FROM (
      SELECT id, name, regexp_replace(regexp_replace("searchKey", ${LITTLE_WORDS}, ' ', 'g'), '[^[:alnum:]]', '', 'g') AS essence
      FROM "Organization") o
    WHERE essence = ANY(${wanted}::text[]) ORDER BY essence, id`
  const found = new Map(rows.map(({ name, essence }) => [essence, name]))
  return new Map(
    names.flatMap((name): [string, string][] => {
      const like = found.get(essenceOf(name))
      return like === undefined ? [] : [[name, like]]
    }),
  )
}

const LITTLE_WORDS = '&amp;|\\m(and|inc|llc|ltd|gmbh|co|corp)\\M'

function essenceOf(name: string): string {
  return fold(name)
    .replace(/&amp;|\b(and|inc|llc|ltd|gmbh|co|corp)\b/g, ' ')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

const Affiliated = z.strictObject({ id: z.int() })

/** Cards, occupations and search of members hold the names of their organizations. */
export async function followName(tx: Tx, written: Written[]): Promise<void> {
  const renamed = written.filter(({ before, after }) => before && after && before.name !== after.name)
  if (renamed.length === 0) return
  const ids = renamed.map(({ id }) => id)
  const members = await query(Affiliated, tx)`
    SELECT DISTINCT "userId" AS id FROM "Affiliation" WHERE "organizationId" = ANY(${ids}::int[])`
  await refreshDirectoryEntries(
    tx,
    members.map(({ id }) => id),
  )
}
