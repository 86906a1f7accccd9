import type { Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import type { Content } from '../administration/content.ts'
import { day, oneSearched, textLine, webAddress } from '../administration/fields.ts'
import { declareKind, type Problem } from '../administration/kind.server.ts'
import { locationLookup } from '../locations/lookup.server.ts'
import { partnerLookup } from '../organizations/partner-lookup.server.ts'
import { jobPostingAdminList } from './admin-list.ts'

/** What partners offer to alumni. */
export const jobPostings = declareKind({
  name: 'job-postings',
  title: 'Job postings',
  about: 'Jobs at partners, for alumni.',
  noun: { one: 'job posting', many: 'job postings' },
  permission: 'jobPostings',
  table: 'JobPosting',
  named: 'title',
  identity: ['title', 'organizationId'],
  publishes: true,
  sections: [
    {
      title: 'Job posting',
      fields: {
        organizationId: oneSearched('Partner', 'partners', { required: 'Please choose the partner.' }),
        title: textLine('Title', { required: 'Please enter the title.' }),
        kind: textLine('Kind', { hint: 'Such as full-time, contract or internship' }),
        locationId: oneSearched('Place', 'locations', { hint: 'Missing? Add it under “Places” first.' }),
        url: webAddress('Where to apply', { required: 'Please enter the address.' }),
        postedOn: day('Posted on', { required: 'Please enter the day.' }),
        closesOn: day('Last day to apply', { hint: 'Without one it stays open.' }),
      },
    },
  ],
  list: {
    declaration: jobPostingAdminList,
    where: ({ open }) => (open ? [Prisma.sql`(r."closesOn" IS NULL OR r."closesOn" >= CURRENT_DATE)`] : []),
    orders: { latest: Prisma.sql`r."postedOn" DESC`, title: Prisma.sql`lower(r.title)` },
    columns: {
      Partner: Prisma.sql`(SELECT o.name FROM "Organization" o WHERE o.id = r."organizationId")`,
      Place: Prisma.sql`(SELECT l.label FROM "Location" l WHERE l.id = r."locationId")`,
      Posted: Prisma.sql`to_char(r."postedOn", 'Mon FMDD, YYYY')`,
      Closes: Prisma.sql`to_char(r."closesOn", 'Mon FMDD, YYYY')`,
    },
  },
  lookups: { partners: partnerLookup, locations: locationLookup },
  check: postingProblems,
  checkedAlone: true,
  notes: postingNotes,
})

function postingProblems(_tx: Tx, { postedOn, closesOn }: Content): Problem[] {
  if (typeof postedOn !== 'string' || typeof closesOn !== 'string' || closesOn >= postedOn) return []
  return [{ path: 'closesOn', message: 'The last day to apply must not be before the day it is posted.' }]
}

async function postingNotes(tx: Tx, { organizationId }: Content): Promise<string[]> {
  const partner = await tx.organization.findUnique({ where: { id: organizationId as number } })
  return partner?.isPartner ? [] : ['Members don’t see it while its organization isn’t a partner.']
}
