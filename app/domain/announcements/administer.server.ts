import { Prisma } from '#app/db/generated/client.ts'
import { checkSections, noteEmptySections, sectionsField } from '../activities/fields.ts'
import { audience, someChosen, textLine, yesNo } from '../administration/fields.ts'
import { declareKind } from '../administration/kind.server.ts'
import { audienceNames } from '../administration/labels.server.ts'
import { announcementAdminList } from './admin-list.ts'

const ITS_PROGRAMS = { table: '_AnnouncementToProgram', own: 'A', other: 'B' } as const

const meantForNames = Prisma.sql`concat_ws(' in ', ${audienceNames(Prisma.sql`r.audience`)},
  (SELECT string_agg(p.name, ', ' ORDER BY p.year DESC, p."sortKey")
  FROM "_AnnouncementToProgram" own JOIN "Program" p ON p.id = own."B" WHERE own."A" = r.id))`

/** News for members, on home and on a page of its own. */
export const announcements = declareKind({
  name: 'announcements',
  title: 'Announcements',
  about: 'News for members, by role and program, on home and on its own page.',
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
        programs: someChosen('Programs', 'programs', ITS_PROGRAMS, {
          hint: 'Of these roles, it’s for those who are or were in one of these programs. Without a choice it’s for all. Staff see it either way.',
        }),
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
      For: meantForNames,
      Type: Prisma.sql`r.type`,
      Pinned: Prisma.sql`CASE WHEN r.pinned THEN 'Yes' END`,
    },
  },
  choices: async (tx) => {
    const programs = await tx.program.findMany({ orderBy: [{ year: 'desc' }, { sortKey: 'asc' }] })
    return { programs: programs.map(({ id, name }) => ({ value: String(id), label: name })) }
  },
  check: (_tx, content) => checkSections(content),
  checkedAlone: true,
  notes: (_tx, content) => noteEmptySections(content),
  screens: { emails: 'Email' },
})
