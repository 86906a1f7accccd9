import { Prisma } from '#app/db/generated/client.ts'
import { listWhere } from '#app/db/list-where.server.ts'
import { labelsOf } from '#app/values/list-choices.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { listBoardChoices } from './board-choices.server.ts'
import { type JobBoardFilter, jobBoardList } from './list.ts'
import { type JobPostingList, listOpenPostings } from './postings.server.ts'

export type JobBoard = JobPostingList & {
  /** The filter without organizations and places that have no open posting. */
  filter: JobBoardFilter
  choices: Awaited<ReturnType<typeof listBoardChoices>>
}

/** A page of all open postings, the latest first. Three queries. */
export async function listJobBoard(viewer: Viewer, asked: JobBoardFilter, page: number): Promise<JobBoard> {
  const choices = await listBoardChoices(viewer)
  const filter = jobBoardList.known(asked, labelsOf(choices))
  const whole = jobBoardList.whole(filter) && Prisma.sql`TRUE`
  return { ...(await listOpenPostings(viewer, boardWhere(filter), page, whole)), filter, choices }
}

const boardWhere = (filter: JobBoardFilter) =>
  listWhere(jobBoardList, filter, Prisma.sql`TRUE`, {
    organizationIds: (ids) => Prisma.sql`j."organizationId" = ANY(${ids}::int[])`,
    locationIds: (ids) => Prisma.sql`j."locationId" = ANY(${ids}::int[])`,
    kinds: (kinds) => Prisma.sql`j.kind = ANY(${kinds}::text[])`,
  })
