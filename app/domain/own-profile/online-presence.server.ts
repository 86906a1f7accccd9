import type { Section } from './section.server.ts'

type Links = Record<'linkedin' | 'twitter' | 'instagram' | 'facebook' | 'personalWebsite', string | null>

export const onlinePresence: Section<Links> = {
  labels: {
    linkedin: 'LinkedIn',
    twitter: 'Twitter',
    instagram: 'Instagram',
    facebook: 'Facebook',
    personalWebsite: 'Personal website',
  },
  read: (tx, id) =>
    tx.user.findUniqueOrThrow({
      where: { id },
      select: { linkedin: true, twitter: true, instagram: true, facebook: true, personalWebsite: true },
    }),
  async write(tx, id, links) {
    await tx.user.update({ where: { id }, data: links })
  },
}
