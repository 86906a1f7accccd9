import type { Section } from './section.server.ts'

/** Decides the member's current day, and the zone in which times are shown in addition to an event's own. */
export const timeZone: Section<{ timeZone: string | null }> = {
  labels: { timeZone: 'Time zone' },
  read: (tx, id) => tx.user.findUniqueOrThrow({ where: { id }, select: { timeZone: true } }),
  async write(tx, id, { timeZone }) {
    await tx.user.update({ where: { id }, data: { timeZone } })
  },
}
