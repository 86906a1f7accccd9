import { Prisma } from '#app/db/generated/client.ts'
import { z } from '#app/values/zod.ts'
import { type ContactCard, reachableBy } from './contact-card.ts'

const address = z.string().nullable()

/** A photo only if its owner shows it. */
export const shownImage = Prisma.sql`CASE WHEN u."hasVisibleAvatar" THEN u."profileImgUrl" END`

export const ContactFacts = z.strictObject({
  id: z.int(),
  fullName: z.string(),
  image: z.string().nullable(),
  title: z.string().nullable(),
  preferredEmail: z.string().nullable(),
  preferredPhone: z.string().nullable(),
  emails: z.strictObject({ WORK: address, PERSONAL: address, ALTERNATE: address }).nullable(),
  phones: z.strictObject({ WORK: address, MOBILE: address, HOME: address, OTHER: address }).nullable(),
})
type ContactFacts = z.infer<typeof ContactFacts>

/** SQL on member rows `u` joined with their contact information `c`: the JSON that `toContactCard` reads. */
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
