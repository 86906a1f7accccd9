import type { Tx } from '#app/db/database.server.ts'
import { CHOSEN } from '#app/domain/administration/content.ts'
import { businesses } from '#app/domain/businesses/administer.server.ts'
import { fold } from '#app/values/fold.ts'
import { type BusinessStory, businessStories, offeringTypes } from './data/businesses.ts'
import { make } from './make.ts'
import { ensureTags } from './tags.ts'
import { ago } from './waking-hours.ts'

const DAY = 86_400_000

/** The registry of businesses. Alumni stand behind them in the order of their ids, whoever hides among them. */
export async function writeBusinesses(tx: Tx): Promise<void> {
  const offeringType = await ensureTags(
    tx,
    offeringTypes.map((name, position) => ({ type: 'OFFERING_TYPE', name, position }) as const),
  )
  const alumni = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM "User" WHERE 'ALUMNI' = ANY(roles) ORDER BY id LIMIT ${seats}`
  const free = [...alumni]
  const typed = businessStories.map((story) => ({
    content: {
      ...businessOf(story),
      offeringTypeId: offeringType('OFFERING_TYPE', story.offering),
      businessAlumni: free.splice(0, story.alumni).map(({ id }) => ({ [CHOSEN]: id })),
    },
    at: ago(story.age * DAY),
  }))
  const ids = await make(tx, businesses, typed)
  for (const [index, { at }] of typed.entries()) {
    await tx.organization.update({ where: { id: ids[index] }, data: { updatedAt: at } })
  }
}

const seats = businessStories.reduce((sum, { alumni }) => sum + alumni, 0)

function businessOf({ name, place, short, description, website, handle, code, logo }: BusinessStory) {
  const [city, state] = place.split(', ')
  const key = fold(name)
    .replace(/[^a-z]+/g, '-')
    .slice(0, 40)
  return {
    name,
    type: 'COMPANY',
    city,
    state,
    shortDescription: short,
    description,
    website: website ? `https://${key}.example.org/` : null,
    instagram: handle && `@${handle}`,
    twitter: handle && `@${handle.slice(0, 15)}`,
    facebook: handle && `https://www.facebook.com/${handle}`,
    linkedinUrl: website && handle ? `https://www.linkedin.com/company/${handle}` : null,
    mltPromotionalCode: code,
    logoUrl: logo ? `/pictures/businesses/${key}.svg` : null,
  }
}
