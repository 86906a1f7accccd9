import { Prisma } from '#app/db/generated/client.ts'
import { type ContactCard, type ContactFacts, reachableBy } from './contact-card.ts'

/** A photo only where its owner shows it. */
export const shownImage = Prisma.sql`CASE WHEN u."hasVisibleAvatar" THEN u."profileImgUrl" END`

/** Of member rows `u` joined with their contact information `c`: what `toContactCard` reads, as JSON. */
export const contactFacts = Prisma.sql`json_build_object(
  'id', u.id, 'fullName', concat_ws(' ', u."firstName", u."lastName"), 'image', ${shownImage}, 'title', u.occupation,
  'preferredEmail', c."preferredEmail", 'preferredPhone', c."preferredPhone",
  'emails', CASE WHEN u.visibility = 'PUBLIC' AND c."emailVisible" THEN json_build_object(
    'WORK', c."workEmail", 'PERSONAL', c."personalEmail", 'ALTERNATE', c."alternateEmail") END,
  'phones', CASE WHEN u.visibility = 'PUBLIC' AND c."phoneVisible" THEN json_build_object(
    'WORK', c."workPhone", 'MOBILE', c."mobilePhone", 'HOME', c."homePhone", 'OTHER', c."otherPhone") END)`

export function toContactCard({ id, fullName, image, title, ...ways }: ContactFacts): ContactCard {
  return {
    id,
    fullName,
    image,
    title,
    emails: reachableBy(ways.emails, ways.preferredEmail),
    phones: reachableBy(ways.phones, ways.preferredPhone),
  }
}
