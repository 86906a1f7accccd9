import { Prisma } from '#app/db/generated/client.ts'
import { AffiliationType, InterestType } from '#app/db/generated/enums.ts'
import { calendarDate, query } from '#app/db/query.server.ts'
import { webUrl } from '#app/values/web-url.ts'
import { z } from '#app/values/zod.ts'
import { cityLabel, type PostalAddress, postalLine } from '../locations/place-labels.ts'
import { canSeePartners } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { AffiliationFacts, affiliationColumns } from './affiliation-columns.server.ts'
import { preferredEmail, preferredPhone } from './contact-ways.server.ts'
import { type AffiliationItem, hasCareer, type ProfileSections } from './profile.ts'

const AffiliationRow = AffiliationFacts.extend({
  type: z.enum(AffiliationType),
  organization: z.string(),
  /** A partner’s, for those who find partners. */
  logo: z.string().nullable(),
  majorCategory: z.string().nullable(),
  jobFunction: z.string().nullable(),
  jobIndustry: z.string().nullable(),
  hidden: z.boolean(),
})
export type AffiliationRow = z.infer<typeof AffiliationRow>

const NewsItem = z.strictObject({
  id: z.int(),
  title: z.string(),
  url: z.string().nullable(),
  publicationName: z.string(),
  author: z.string(),
  publicationDate: calendarDate.nullable(),
  hidden: z.boolean(),
})
export type NewsItem = z.infer<typeof NewsItem>

const SectionsRow = z.strictObject({
  description: z.string().nullable(),
  linkedin: z.string().nullable(),
  twitter: z.string().nullable(),
  instagram: z.string().nullable(),
  facebook: z.string().nullable(),
  personalWebsite: z.string().nullable(),
  status: z.string().nullable(),
  statusVisible: z.boolean(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  emailVisible: z.boolean(),
  phoneVisible: z.boolean(),
  address: z
    .strictObject({
      street: z.string().nullable(),
      city: z.string().nullable(),
      state: z.string().nullable(),
      postalCode: z.string().nullable(),
      country: z.string().nullable(),
    })
    .nullable(),
  interests: z.array(
    z.strictObject({ title: z.string(), type: z.enum(InterestType), isPrimary: z.boolean() }),
  ),
  affiliations: z.array(AffiliationRow),
  newsMentions: z.array(NewsItem),
})
export type SectionsRow = z.infer<typeof SectionsRow>

/** Each network's URL, and the prefix of its handles. */
const LINKS = [
  ['linkedin', 'LinkedIn', ''],
  ['twitter', 'Twitter', 'https://twitter.com/'],
  ['instagram', 'Instagram', 'https://www.instagram.com/'],
  ['facebook', 'Facebook', ''],
  ['personalWebsite', 'Website', ''],
] as const

/**
 * The sections of a Full Profile in one query. For others the conditions leave out what its owner hides; data for the
 * owner only (demographics, income, salary, streets) is never read here.
 */
export async function readSections(viewer: Viewer, id: number, roles: string[]): Promise<ProfileSections> {
  const own = id === viewer.id
  const shown = own ? Prisma.sql`TRUE` : Prisma.sql`visible`
  const [row] = await query(SectionsRow)`
    SELECT u.description, u.linkedin, u.twitter, u.instagram, u.facebook, u."personalWebsite",
      CASE WHEN ${own} OR u."employmentStatusVisible" THEN u."employmentSearchStatus" END AS status,
      u."employmentStatusVisible" AS "statusVisible",
      CASE WHEN ${own} OR c."emailVisible" THEN ${preferredEmail} END AS email,
      CASE WHEN ${own} OR c."phoneVisible" THEN ${preferredPhone} END AS phone,
      coalesce(c."emailVisible", FALSE) AS "emailVisible", coalesce(c."phoneVisible", FALSE) AS "phoneVisible",
      CASE WHEN ${own && !viewer.impersonator} THEN CASE c."preferredAddress"
        WHEN 'WORK' THEN json_build_object('street', c."workStreet", 'city', c."workCity", 'state', c."workState",
          'postalCode', c."workPostalCode", 'country', c."workCountry")
        ELSE json_build_object('street', c."homeStreet", 'city', c."homeCity", 'state', c."homeState",
          'postalCode', c."homePostalCode", 'country', c."homeCountry") END END AS address,
      coalesce((SELECT json_agg(json_build_object('title', i.title, 'type', i.type, 'isPrimary', m."isPrimary")
          ORDER BY m."isPrimary" DESC, i."sortKey", i.id)
        FROM "MemberInterest" m JOIN "Interest" i ON i.id = m."interestId" WHERE m."userId" = u.id), '[]') AS interests,
      coalesce((SELECT json_agg(entry) FROM (SELECT ${affiliationColumns}, a.type, o.name AS organization,
          CASE WHEN ${canSeePartners(viewer)} AND o."isPartner" AND o."archivedAt" IS NULL THEN o."logoUrl" END AS logo, a."majorCategory", a."jobFunction", a."jobIndustry", NOT a.visible AS hidden
        FROM "Affiliation" a JOIN "Organization" o ON o.id = a."organizationId"
        WHERE a."userId" = u.id AND ${shown}
        ORDER BY a."endDate" DESC NULLS FIRST, a."startDate" DESC NULLS LAST, a.id DESC) entry), '[]') AS affiliations,
      coalesce((SELECT json_agg(json_build_object('id', n.id, 'title', n.title, 'url', n.url,
          'publicationName', n."publicationName", 'author', n.author, 'publicationDate', n."publicationDate",
          'hidden', NOT n.visible) ORDER BY n."publicationDate" DESC NULLS LAST, n.id DESC)
        FROM "NewsMention" n WHERE n."userId" = u.id AND ${shown}), '[]') AS "newsMentions"
    FROM "User" u LEFT JOIN "ContactInformation" c ON c."userId" = u.id WHERE u.id = ${id}`
  if (!row) throw new Error('The member was removed between two queries')
  return sectionsOf(row, hasCareer(roles), own)
}

function sectionsOf(row: SectionsRow, career: boolean, own: boolean): ProfileSections {
  const { email, phone, address, description, status, statusVisible } = row
  const ofType = (type: AffiliationType) =>
    career ? row.affiliations.filter((it) => it.type === type).map(item) : []
  return {
    email,
    phone,
    emailHidden: own && !row.emailVisible,
    phoneHidden: own && !row.phoneVisible,
    address: address && addressOf(address),
    description,
    links: LINKS.flatMap(([name, label, base]) => linkOf(label, row[name], base)),
    interests: career ? row.interests : [],
    searchStatus: career && status ? { text: status, hidden: !statusVisible } : null,
    employment: ofType('EMPLOYMENT'),
    education: ofType('EDUCATION'),
    civicEngagements: ofType('CIVIC_ENGAGEMENT'),
    newsMentions: career
      ? row.newsMentions.map((news) => ({ ...news, url: news.url && webUrl(news.url) }))
      : [],
  }
}

/** Without street and postal code it's a place, in the words of the location. */
const addressOf = (address: PostalAddress) =>
  address.street || address.postalCode ? postalLine(address) : cityLabel(address)

function item({ type: _, city, state, country, ...shown }: AffiliationRow): AffiliationItem {
  return { ...shown, place: cityLabel({ city, state, country }) }
}

function linkOf(label: string, stored: string | null, base: string): ProfileSections['links'] {
  if (!stored) return []
  const address = base && stored.startsWith('@') ? base + encodeURIComponent(stored.slice(1)) : stored
  return [{ label, url: webUrl(address), text: stored }]
}
