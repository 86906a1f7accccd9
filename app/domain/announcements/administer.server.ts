import { Prisma } from '#app/db/generated/client.ts'
import { checkSections, noteEmptySections, sectionsField } from '../activities/fields.ts'
import { audience, textLine, yesNo } from '../administration/fields.ts'
import { declareKind } from '../administration/kind.server.ts'
import { whens } from '../administration/labels.server.ts'
import { roleLabels } from '../viewer/roles.ts'
import { announcementAdminList } from './admin-list.ts'

const audienceNames = Prisma.sql`coalesce((SELECT string_agg(CASE meant.role ${whens(roleLabels)} END, ', ')
  FROM unnest(r.audience::text[]) AS meant(role)), 'Everyone')`

/** News for members, on home and on a page of its own. */
export const announcements = declareKind({
  name: 'announcements',
  title: 'Announcements',
  about: 'News for members, by role, on home and on its own page.',
  noun: { one: 'announcement', many: 'announcements' },
  permission: 'announcements',
  table: 'Announcement',
  named: 'name',
  publishes: true,
  drafts: true,
  sections: [
    {
      title: 'Announcement',
      fields: {
        name: textLine('Title', { required: 'Please enter a title.' }),
        type: textLine('Type', { hint: 'For your own order, such as “Newsletter”. Members don’t see it.' }),
        audience: audience(),
        pinned: yesNo('Pinned', { hint: 'It’s shown above the others.' }),
      },
    },
    { title: 'Content', fields: { activities: sectionsField('announcementId') } },
  ],
  list: {
    declaration: announcementAdminList,
    where: ({ pinned }) => (pinned ? [Prisma.sql`r.pinned`] : []),
    orders: {
      latest: Prisma.sql`r."publishedAt" DESC NULLS FIRST`,
      name: Prisma.sql`lower(r.name)`,
    },
    columns: {
      For: audienceNames,
      Type: Prisma.sql`r.type`,
      Pinned: Prisma.sql`CASE WHEN r.pinned THEN 'Yes' END`,
    },
  },
  check: (_tx, content) => checkSections(content),
  checkedAlone: true,
  notes: (_tx, content) => noteEmptySections(content),
  screens: { emails: 'Email' },
})
