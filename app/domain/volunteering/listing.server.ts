import { db } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { clampPage, pageCount } from '#app/values/list-page.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { OpportunityFilter } from './filter.ts'
import { isOver, type Opportunity, readOpportunities, withOwn } from './opportunity.server.ts'
import { type OpportunityTag, TAG_FILTERS } from './tag-filters.ts'
import { listOpportunityTags } from './tags.server.ts'

export const OPPORTUNITIES_PER_PAGE = 10

type Page = { opportunities: Opportunity[]; total: number; page: number; pages: number }

export type OpportunityList = Page & {
  /** The filter without tags that no opportunity bears. */
  filter: OpportunityFilter
  tags: OpportunityTag[]
}

/** A page of what one can sign up for, or has: the latest first. Three queries. */
export async function listOpportunities(
  viewer: Viewer,
  asked: OpportunityFilter,
  page: number,
): Promise<OpportunityList> {
  const tags = await listOpportunityTags()
  const filter = { ...asked, tagIds: knownIds(asked, tags) }
  return { ...(await readPage(viewer, opportunitiesWhere(viewer, filter), latest, page)), filter, tags }
}

/** A page of what the viewer signed up for, the latest first. Two queries. */
export const listActivities = (viewer: Viewer, page: number): Promise<Page> =>
  readPage(viewer, Prisma.sql`a.id IS NOT NULL`, Prisma.sql`a."createdAt" DESC, a.id DESC`, page)

const latest = Prisma.sql`o."createdAt" DESC, o.id DESC`

async function readPage(viewer: Viewer, where: Prisma.Sql, order: Prisma.Sql, page: number): Promise<Page> {
  const [counted] = await db().$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM ${withOwn(viewer)} WHERE ${where}`
  const total = counted?.total ?? 0
  const shown = clampPage(page, total, OPPORTUNITIES_PER_PAGE)
  const offset = (shown - 1) * OPPORTUNITIES_PER_PAGE
  return {
    opportunities: await readOpportunities(viewer, where, order, { limit: OPPORTUNITIES_PER_PAGE, offset }),
    total,
    page: shown,
    pages: pageCount(total, OPPORTUNITIES_PER_PAGE),
  }
}

function knownIds({ tagIds }: OpportunityFilter, tags: OpportunityTag[]): OpportunityFilter['tagIds'] {
  const known = ({ name, type }: (typeof TAG_FILTERS)[number]) =>
    tagIds[name].filter((id) => tags.some((tag) => tag.id === id && tag.type === type))
  const [category, commitment, frequency, schedule] = TAG_FILTERS
  return {
    categoryIds: known(category),
    commitmentLevelIds: known(commitment),
    frequencyIds: known(frequency),
    scheduleTypeIds: known(schedule),
  }
}

/** Groups are ANDed, the tags of a group ORed. What is over stays for whoever takes part or has marked it. */
function opportunitiesWhere(viewer: Viewer, { tagIds, matching, favorites }: OpportunityFilter): Prisma.Sql {
  const own = Prisma.sql`(a.id IS NOT NULL OR f."userId" IS NOT NULL)`
  const conditions = [
    Prisma.sql`o.published AND (${own} OR NOT coalesce(${isOver(viewer)}, FALSE))`,
    ...(favorites ? [Prisma.sql`f."userId" IS NOT NULL`] : []),
    ...(matching
      ? [
          bears(
            Prisma.sql`ot."A" = ANY(SELECT unnest(u."givingBack") FROM "User" u WHERE u.id = ${viewer.id})`,
          ),
        ]
      : []),
    ...Object.values(tagIds)
      .filter((ids) => ids.length > 0)
      .map((ids) => bears(Prisma.sql`ot."A" = ANY(${ids}::int[])`)),
  ]
  return Prisma.join(conditions, ' AND ')
}

const bears = (tag: Prisma.Sql) =>
  Prisma.sql`EXISTS (SELECT FROM "_TagToVolunteerOpportunity" ot WHERE ot."B" = o.id AND ${tag})`
