import type { Section } from './section.server.ts'

/** Decides which day it is for the member, and in which zone they are shown times beside an event's own. */
export const timeZone: Section<{ timeZone: string | null }> = {
  labels: { timeZone: 'Time zone' },
  read: (tx, id) => tx.user.findUniqueOrThrow({ where: { id }, select: { timeZone: true } }),
  async write(tx, id, { timeZone }) {
    await tx.user.update({ where: { id }, data: { timeZone } })
  },
}
