import { Prisma } from '#app/db/generated/client.ts'
import { readPage } from '#app/db/page.server.ts'
import { calendarDate, countRows, query } from '#app/db/query.server.ts'
import { formatMedium } from '#app/values/calendar-date.ts'
import { webUrl } from '#app/values/web-url.ts'
import { z } from '#app/values/zod.ts'
import { isPartner } from '../organizations/scope.server.ts'
import { canReadJobPostings } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'

const POSTINGS_PER_PAGE = 10

const Row = z.strictObject({
  id: z.int(),
  title: z.string(),
  organization: z.strictObject({ id: z.int(), name: z.string() }),
  kind: z.string().nullable(),
  place: z.string().nullable(),
  postedOn: calendarDate,
  /** Applications are closed. */
  isClosed: z.boolean(),
  url: z.string().nullable(),
  applied: z.boolean(),
  favorite: z.boolean(),
})

/** A posting with the viewer's marks on it. */
export type JobPosting = Omit<z.infer<typeof Row>, 'postedOn'> & { posted: string }

export type JobPostingList = {
  postings: JobPosting[]
  total: number
  /** Without filters, if there are any. */
  all?: number | null
  page: number
  pages: number
}

/** The latest open ones that meet a condition on a posting row `j`. One query. */
export function openPostings(viewer: Viewer, condition: Prisma.Sql, count: number): Promise<JobPosting[]> {
  return readPostings(viewer, Prisma.sql`${open(viewer)} AND ${condition}`, latestFirst, count, 0)
}

/** A page of those; `whole` is their condition without filters, if there are any. Two queries. */
export const listOpenPostings = (
  viewer: Viewer,
  condition: Prisma.Sql,
  page: number,
  whole: Prisma.Sql | null = null,
): Promise<JobPostingList> => {
  const opened = (meeting: Prisma.Sql) => Prisma.sql`${open(viewer)} AND ${meeting}`
  return list(viewer, opened(condition), latestFirst, page, whole && opened(whole))
}

/** SQL on rows `j` of open postings of partners `o`, to select from. */
export const openPosting = (viewer: Viewer) => Prisma.sql`${postings(viewer)} WHERE ${open(viewer)}`

/** A page of the viewer's marked postings, including closed ones, the latest marked first. Two queries. */
export const listProspects = (viewer: Viewer, page: number): Promise<JobPostingList> =>
  list(viewer, Prisma.sql`(p.applied OR p.favorite)`, Prisma.sql`p.id DESC`, page)

/** As the viewer would see it once it is published. */
export async function previewPosting(viewer: Viewer, id: number): Promise<JobPosting | null> {
  if (!canReadJobPostings(viewer)) return null
  const drafts = postings(viewer, Prisma.sql`TRUE`)
  const [posting] = await readPostings(viewer, Prisma.sql`j.id = ${id}`, latestFirst, 1, 0, drafts)
  return posting ?? null
}

async function list(
  viewer: Viewer,
  where: Prisma.Sql,
  order: Prisma.Sql,
  page: number,
  whole: Prisma.Sql | null = null,
): Promise<JobPostingList> {
  const totals = countRows(postings(viewer), where, whole)
  const { rows, ...found } = await readPage(totals, page, POSTINGS_PER_PAGE, ({ limit, offset }) =>
    readPostings(viewer, where, order, limit, offset),
  )
  return { postings: rows, ...found }
}

async function readPostings(
  viewer: Viewer,
  where: Prisma.Sql,
  order: Prisma.Sql,
  limit: number,
  offset: number,
  from = postings(viewer),
): Promise<JobPosting[]> {
  const rows = await query(Row)`
    SELECT j.id, j.title, json_build_object('id', o.id, 'name', o.name) AS organization, j.kind, l.label AS place,
      j."postedOn"::text, NOT ${open(viewer)} AS "isClosed", j.url,
      coalesce(p.applied, FALSE) AS applied, coalesce(p.favorite, FALSE) AS favorite
    FROM ${from} LEFT JOIN "Location" l ON l.id = j."locationId"
    WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`
  return rows.map(({ postedOn, ...row }) => ({
    ...row,
    posted: formatMedium(postedOn),
    url: row.url && webUrl(row.url),
  }))
}

/** Published postings `j` of partners `o`, with the viewer's marks `p`. */
const postings = (viewer: Viewer, shown = Prisma.sql`j.published`) => Prisma.sql`
  "JobPosting" j JOIN "Organization" o ON o.id = j."organizationId" AND ${isPartner} AND ${shown}
  LEFT JOIN "JobPostingProspect" p ON p."jobPostingId" = j.id AND p."userId" = ${viewer.id}`

const open = ({ today }: Viewer) => Prisma.sql`(j."closesOn" IS NULL OR j."closesOn" >= ${today}::date)`

const latestFirst = Prisma.sql`j."postedOn" DESC, j.id DESC`
