/** Announcements as staff write them, and which of them a member is shown. */

import type { Prisma } from '#app/db/generated/client.ts'
import type { ElementKind } from '#app/db/generated/enums.ts'
import { db, visit } from './app.ts'

type Element = { kind: ElementKind; text: string; url?: string; position?: number }
type Activity = { name?: string; position?: number; elements: Element[] }
type Announced = Omit<Prisma.AnnouncementUncheckedCreateInput, 'activities'> & { activities?: Activity[] }

export async function announce({ activities = [], ...announcement }: Announced): Promise<number> {
  const { id } = await db().announcement.create({
    data: {
      ...announcement,
      activities: {
        create: activities.map(({ elements, ...activity }) => ({
          ...activity,
          elements: { create: elements },
        })),
      },
    },
  })
  return id
}

export const removeAnnouncements = () => db().announcement.deleteMany()

export async function visitAnnouncements(as: number, search = '') {
  const { page, status } = await visit(`/announcements${search}`, { as })
  return { page, status, names: page.texts('.announcement h3'), pinned: page.texts('.pinned h3') }
}

export const views = (announcementId: number) => db().announcementView.findMany({ where: { announcementId } })
