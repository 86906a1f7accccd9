import type { Tx } from '#app/db/database.server.ts'
import { insertRecords, takeIds } from '#app/db/records.server.ts'
import { fold, sortKey } from '#app/values/fold.ts'
import { type BusinessStory, businessStories, offeringTypes } from './data/businesses.ts'
import { ensureTags } from './tags.ts'
import { ago } from './waking-hours.ts'

const DAY = 86_400_000

/** Writes the registry of businesses. Alumni stand behind them in the order of their ids, whoever hides among them. */
export async function writeBusinesses(tx: Tx): Promise<void> {
  const offeringType = await ensureTags(
    tx,
    offeringTypes.map((name, position) => ({ type: 'OFFERING_TYPE', name, position }) as const),
  )
  const ids = await takeIds(tx, 'Organization', businessStories.length)
  await insertRecords(
    tx,
    'Organization',
    businessStories.map((story, index) => ({
      id: ids[index],
      ...organizationOf(story),
      offeringTypeId: offeringType('OFFERING_TYPE', story.offering),
    })),
  )
  const alumni = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM "User" WHERE 'ALUMNI' = ANY(roles) ORDER BY id LIMIT ${seats}`
  const pairs = ids.flatMap((id, index) => {
    const taken = businessStories.slice(0, index).reduce((sum, story) => sum + story.alumni, 0)
    return alumni
      .slice(taken, taken + (businessStories[index]?.alumni ?? 0))
      .map((who) => ({ A: id, B: who.id }))
  })
  await tx.$executeRaw`
    INSERT INTO "_businessAlumni" ("A", "B")
    SELECT "A", "B" FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS pair("A" int, "B" int)`
}

const seats = businessStories.reduce((sum, { alumni }) => sum + alumni, 0)

function organizationOf({
  name,
  age,
  place,
  short,
  description,
  website,
  handle,
  code,
  logo,
}: BusinessStory) {
  const [city, state] = place.split(', ')
  const key = fold(name)
    .replace(/[^a-z]+/g, '-')
    .slice(0, 40)
  return {
    name,
    sortKey: sortKey(name),
    searchKey: fold(name),
    isBusiness: true,
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
    updatedAt: ago(age * DAY),
  }
}
