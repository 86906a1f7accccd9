import { Prisma } from '#app/db/generated/client.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { firstResources, latestFirst, listResources, type ResourceCard } from './cards.server.ts'
import { alumniResource, flagged } from './readable.server.ts'

const ALUMNI_RESOURCES_PER_PAGE = 10

/** Menu items first, then the latest. */
const asked = (viewer: Viewer) => ({
  where: alumniResource(viewer),
  order: Prisma.sql`${flagged('MENU_ITEM')} DESC, ${latestFirst}`,
})

/** The first of the list, on home. One query. */
export const firstAlumniResources = (viewer: Viewer, count: number): Promise<ResourceCard[]> =>
  firstResources(viewer, asked(viewer), count)

/** A page of the list. Two queries. */
export const listAlumniResources = (viewer: Viewer, page: number) =>
  listResources(viewer, asked(viewer), { page, size: ALUMNI_RESOURCES_PER_PAGE })
