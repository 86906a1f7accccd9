import { Prisma } from '#app/db/generated/client.ts'
import type { LinkType } from '#app/db/generated/enums.ts'
import { audience, oneOf, textLine, webAddress, wholeNumber } from '../administration/fields.ts'
import { declareKind } from '../administration/kind.server.ts'
import { audienceNames } from '../administration/labels.server.ts'
import { linkAdminList } from './admin-list.ts'

const types: Record<LinkType, string> = { SLACK: 'Slack channel', OTHER: 'Other link' }

/** The external links of home. */
export const links = declareKind({
  name: 'links',
  title: 'Links',
  about: 'External links on members’ home pages.',
  noun: { one: 'link', many: 'links' },
  permission: 'links',
  table: 'Link',
  named: 'label',
  sections: [
    {
      title: 'Link',
      fields: {
        label: textLine('Label', { required: 'Please enter a label.' }),
        url: webAddress('Address', { required: 'Please enter the address.' }),
        type: oneOf('Type', types),
        audience: audience(),
        position: wholeNumber('Position', {
          required: 'Please enter a position.',
          hint: 'Links with lower numbers come first.',
        }),
      },
    },
  ],
  list: {
    declaration: linkAdminList,
    orders: {
      position: Prisma.sql`r.type, r.position`,
      label: Prisma.sql`lower(r.label)`,
    },
    columns: {
      Address: Prisma.sql`r.url`,
      For: audienceNames(Prisma.sql`r.audience`),
    },
  },
})
