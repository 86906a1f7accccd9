import type { Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import type { TagFlag, TagType } from '#app/db/generated/enums.ts'
import { query, Total } from '#app/db/query.server.ts'
import { checkOne } from '../administration/check-one.ts'
import type { Content } from '../administration/content.ts'
import { audience, oneOf, oneOfOrNone, textLine, wholeNumber } from '../administration/fields.ts'
import { declareKind, type Judged, type Problem, type Written } from '../administration/kind.server.ts'
import { whens } from '../administration/labels.server.ts'
import { referencesTo } from '../administration/references.server.ts'
import { indexResources } from '../resources/search-index.server.ts'
import { tagNames } from '../tag-names/choices.server.ts'
import { TAG_FLAGS, TAG_TYPES } from '../tag-names/labels.ts'
import { tagAdminList } from './admin-list.ts'
import { meaningConsequences, refreshInterviewers } from './meaning.server.ts'
import { hiddenUses, resourcesWith } from './references.server.ts'

/** What content, questions, opportunities and businesses are sorted by. */
export const tags = declareKind({
  name: 'tags',
  title: 'Tags',
  about: 'What events, resources, questions, opportunities and businesses are filtered by.',
  noun: { one: 'tag', many: 'tags' },
  permission: 'tags',
  table: 'Tag',
  named: 'name',
  identity: ['type', 'name'],
  told: tagNames,
  sections: [
    {
      title: 'Tag',
      fields: {
        type: oneOf('Type', TAG_TYPES, { hint: 'Once the tag is used, its type stays.' }),
        name: textLine('Name', { required: 'Please enter a name.' }),
        position: wholeNumber('Position', {
          required: 'Please enter a position.',
          hint: 'Tags with lower numbers come first.',
        }),
        roles: audience('Offered to'),
      },
    },
    {
      title: 'Meaning',
      hint: 'Tags with a meaning aren’t filters of their own: they do what it says here.',
      fields: { flag: oneOfOrNone('Meaning', TAG_FLAGS) },
    },
  ],
  start: { position: '0' },
  list: {
    declaration: tagAdminList,
    where: ({ types, flags }) => [
      ...(types.length > 0 ? [Prisma.sql`r.type::text = ANY(${types}::text[])`] : []),
      ...(flags.length > 0 ? [Prisma.sql`r.flag::text = ANY(${flags}::text[])`] : []),
    ],
    orders: {
      type: Prisma.sql`r.type::text, r.position, lower(r.name)`,
      name: Prisma.sql`lower(r.name)`,
    },
    columns: {
      Type: Prisma.sql`CASE r.type ${whens(TAG_TYPES)} END`,
      Meaning: Prisma.sql`CASE r.flag ${whens(TAG_FLAGS)} END`,
      Used: Prisma.sql`(SELECT count(*) FROM "_EventToTag" j WHERE j."B" = r.id)
        + (SELECT count(*) FROM "_ResourceToTag" j WHERE j."B" = r.id)
        + (SELECT count(*) FROM "_PostToTag" j WHERE j."B" = r.id)
        + (SELECT count(*) FROM "_TagToVolunteerOpportunity" j WHERE j."A" = r.id)
        + (SELECT count(*) FROM "OnboardingAnswer" a WHERE a."tagId" = r.id)
        + (SELECT count(*) FROM "Organization" o WHERE o."offeringTypeId" = r.id)`,
    },
  },
  check: checkOne(checkTags),
  checkEach: checkTags,
  consequences: async (tx, content, before, id) => [
    ...(await nameConsequences(tx, content, before)),
    ...(await meaningConsequences(tx, id, before.flag as TagFlag | null, content.flag as TagFlag | null)),
  ],
  refusals: async (tx, operation, ids) => (operation === 'delete' ? whyNotDelete(tx, ids) : new Map()),
  afterWrite: followTags,
  screens: { merge: 'Merge' },
})

type Named = { type: TagType; name: string }

async function checkTags(tx: Tx, judged: Judged[]): Promise<Problem[][]> {
  const found = await tx.tag.findMany({
    where: { name: { in: judged.map(({ content }) => (content as Named).name) } },
    select: { type: true, name: true },
  })
  const problems: Problem[][] = []
  for (const { content, before } of judged) {
    problems.push(await tagProblems(tx, content as Named, before as Named | null, found))
  }
  return problems
}

async function tagProblems(
  tx: Tx,
  { type, name }: Named,
  before: Named | null,
  others: Named[],
): Promise<Problem[]> {
  const isMoved = before !== null && before.type !== type
  if (isMoved && (await isUsed(tx, before))) {
    return [{ path: 'type', message: 'The tag is used, so its type stays. Make another tag, or merge it.' }]
  }
  if (!isMoved && name === before?.name) return []
  if (!others.some((other) => other.type === type && other.name === name)) return []
  const message = `There is already a tag “${name}” of this type.${before ? ' You can merge the two.' : ''}`
  return [{ path: 'name', message }]
}

async function isUsed(tx: Tx, { type, name }: Named): Promise<boolean> {
  const { id } = await tx.tag.findUniqueOrThrow({ where: { type_name: { type, name } } })
  const { members, drafts } = await hiddenUses(tx, id)
  return members + drafts > 0 || (await referencesTo(tx, 'Tag', id, {})).length > 0
}

/** Members are matched by interests that are called like the tags of their answers. */
async function nameConsequences(tx: Tx, content: Content, before: Content): Promise<string[]> {
  if (content.name === before.name) return []
  const [counted] = await query(Total, tx)`
    SELECT count(*)::int AS total FROM "MemberInterest" m JOIN "Interest" i ON i.id = m."interestId"
    WHERE lower(i.title) = lower(${before.name}) AND lower(${before.name}) <> lower(${content.name})
      AND (i.type::text, ${before.type}) IN (('INDUSTRY', 'INDUSTRY'), ('FUNCTIONAL', 'JOB_FUNCTION'))`
  const count = counted?.total ?? 0
  if (count === 0) return []
  const people = count === 1 ? '1 person has' : `${count.toLocaleString('en-US')} people have`
  return [`${people} an interest called “${before.name}”. Playbooks no longer suggest them for this tag.`]
}

async function whyNotDelete(tx: Tx, ids: number[]): Promise<Map<number, string>> {
  const reasons = new Map<number, string>()
  for (const id of ids) {
    const { members, drafts } = await hiddenUses(tx, id)
    const parts = [
      ...(members > 0
        ? [
            `${members.toLocaleString('en-US')} ${members === 1 ? 'member gives' : 'members give'} back with it`,
          ]
        : []),
      ...(drafts > 0 ? [`${drafts} ${drafts === 1 ? 'draft has' : 'drafts have'} it`] : []),
    ]
    if (parts.length > 0) reasons.set(id, new Intl.ListFormat('en-US').format(parts))
  }
  return reasons
}

/** The search index of resources, and who is found as a mock interviewer. */
async function followTags(tx: Tx, written: Written[]): Promise<void> {
  for (const { id, before, after } of written) {
    if (before && after && before.name !== after.name) await indexResources(tx, await resourcesWith(tx, id))
    const flags = [before?.flag, after?.flag]
    if (before && after && flags[0] !== flags[1] && flags.includes('MOCK_INTERVIEW')) {
      await refreshInterviewers(tx, id)
    }
  }
}
