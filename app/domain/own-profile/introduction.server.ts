import type { Section } from './section.server.ts'

export const introduction: Section<{ description: string | null }> = {
  labels: { description: 'Introduction' },
  read: (tx, id) => tx.user.findUniqueOrThrow({ where: { id }, select: { description: true } }),
  async write(tx, id, { description }) {
    await tx.user.update({ where: { id }, data: { description } })
  },
}
