/** A test's own resources, searchable like those the product writes. */
import type { Prisma } from '#app/db/generated/client.ts'
import { indexResources } from '#app/domain/resources/search-index.server.ts'
import { fold, sortKey } from '#app/values/fold.ts'
import { type Asking, db, visit } from './app.ts'

type More = Partial<Omit<Prisma.ResourceCreateInput, 'activities'>> & {
  /** Name and text of each section. */
  sections?: [name: string | null, text: string][]
  /** Day of February 2026 on which it changed. */
  day?: number
}

export async function newResource(name: string, { sections = [], day = 1, ...more }: More = {}) {
  const resource = await db().resource.create({
    data: {
      subtype: 'RESOURCE',
      name,
      sortKey: sortKey(name),
      searchKey: fold(name),
      publishedAt: new Date(Date.UTC(2026, 1, day)),
      activities: {
        create: sections.map(([title, text], position) => ({
          name: title,
          position,
          elements: { create: [{ kind: 'TEXT', text }] },
        })),
      },
      ...more,
    },
    include: { activities: { orderBy: { position: 'asc' } } },
  })
  await db().$transaction((tx) => indexResources(tx, [resource.id]))
  return { id: resource.id, sectionIds: resource.activities.map(({ id }) => id) }
}

export const tagged = (...ids: number[]) => ({ tags: { connect: ids.map((id) => ({ id })) } })

export const newTag = async (tag: Omit<Prisma.TagUncheckedCreateInput, 'id'>) =>
  (await db().tag.create({ data: tag })).id

/** The names of the cards of a list. */
export async function cardsAt(address: string, as: Asking['as'] = 'alumni') {
  const { page, status } = await visit(address, { as })
  return { page, status, names: page.texts('.resource-card :is(h2, h3)') }
}

export const markOf = (userId: number, resourceId: number) =>
  db().resourceMark.findUnique({ where: { userId_resourceId: { userId, resourceId } } })

/** Pages of resources of the demo. */
export const resourcePages = [
  '/alumni-resources',
  '/alumni-resources/4',
  '/resources',
  '/resources?search=canary',
  '/resources/16',
  '/resources/favorites',
  '/resources/completed',
  ...['featured', 'resources', 'resources?search=canary', 'events', 'events?search=canary'].map(
    (path) => `/mlt-insight/${path}`,
  ),
  '/mlt-insight/resources/33',
  '/mlt-insight/resources/favorites',
  '/mlt-insight/resources/completed',
]
