import { Prisma } from '#app/db/generated/client.ts'
import { listWhere } from '#app/db/list-where.server.ts'
import { readPage } from '#app/db/page.server.ts'
import { countRows } from '#app/db/query.server.ts'
import { labelsOf } from '#app/values/list-choices.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type OpportunityFilter, opportunityList } from './list.ts'
import { isOver, type Opportunity, readOpportunities, withOwn } from './opportunity.server.ts'
import { tagChoices } from './tag-filters.ts'
import { listOpportunityTags } from './tags.server.ts'

const OPPORTUNITIES_PER_PAGE = 10

type Page = { opportunities: Opportunity[]; total: number; all?: number | null; page: number; pages: number }

export type OpportunityList = Page & {
  /** The filter without tags that no opportunity has. */
  filter: OpportunityFilter
  choices: ReturnType<typeof tagChoices>
}

/** A page of open opportunities and the viewer's own, latest first. Three queries. */
export async function listOpportunities(
  viewer: Viewer,
  asked: OpportunityFilter,
  page: number,
): Promise<OpportunityList> {
  const choices = tagChoices(await listOpportunityTags())
  const filter = opportunityList.known(asked, labelsOf(choices))
  const whole = opportunityList.whole(filter)
  const where = opportunitiesWhere(viewer, filter)
  const found = await list(viewer, where, latest, page, whole && opportunitiesWhere(viewer, whole))
  return { ...found, filter, choices }
}

/** A page of the viewer's sign-ups, latest first. Two queries. */
export const listActivities = (viewer: Viewer, page: number): Promise<Page> =>
  list(viewer, Prisma.sql`a.id IS NOT NULL`, Prisma.sql`a."createdAt" DESC, a.id DESC`, page)

const latest = Prisma.sql`o."createdAt" DESC, o.id DESC`

async function list(
  viewer: Viewer,
  where: Prisma.Sql,
  order: Prisma.Sql,
  page: number,
  whole: Prisma.Sql | null = null,
): Promise<Page> {
  const totals = countRows(withOwn(viewer), where, whole)
  const { rows: opportunities, ...found } = await readPage(totals, page, OPPORTUNITIES_PER_PAGE, (slice) =>
    readOpportunities(viewer, where, order, slice),
  )
  return { opportunities, ...found }
}

/** Past ones stay for members who took part or marked them. */
function opportunitiesWhere(viewer: Viewer, filter: OpportunityFilter): Prisma.Sql {
  const own = Prisma.sql`(a.id IS NOT NULL OR f."userId" IS NOT NULL)`
  const available = Prisma.sql`o.published AND (${own} OR NOT coalesce(${isOver(viewer)}, FALSE))`
  return listWhere(opportunityList, filter, available, {
    matching: () =>
      bears(Prisma.sql`ot."A" = ANY(SELECT unnest(u."givingBack") FROM "User" u WHERE u.id = ${viewer.id})`),
    favorites: () => Prisma.sql`f."userId" IS NOT NULL`,
    categoryIds: bearsOne,
    commitmentLevelIds: bearsOne,
    frequencyIds: bearsOne,
    scheduleTypeIds: bearsOne,
  })
}

const bearsOne = (ids: number[]) => bears(Prisma.sql`ot."A" = ANY(${ids}::int[])`)

const bears = (tag: Prisma.Sql) =>
  Prisma.sql`EXISTS (SELECT FROM "_TagToVolunteerOpportunity" ot WHERE ot."B" = o.id AND ${tag})`
