import type { Tx } from '#app/db/database.server.ts'
import { insertRecords, takeIds } from '#app/db/records.server.ts'
import { addDays, today } from '#app/values/calendar-date.ts'
import { fold, sortKey } from '#app/values/fold.ts'
import type { Catalog } from './catalog.ts'
import { boardTitles, chapterEvents, chapterStories, postingStories } from './data/hubs.ts'
import type { SeededEvent } from './events.ts'
import { ago } from './waking-hours.ts'

const DAY = 86_400_000
/** The first partner hosts these, so that its hub has more than the one event that it shows. */
const FIRST_PARTNERS_EVENTS = [
  'How to Ask for the Raise You Have Earned',
  'From Analyst to Associate: What Changes and How to Be Ready for It',
]

/** Writes the chapters with their boards and events, the partners' job postings, and what the alumna keeps of them. */
export async function writeHubs(
  tx: Tx,
  { partners }: Catalog,
  events: SeededEvent[],
  alumnaId: number,
): Promise<void> {
  const hubIds = await writeChapters(tx)
  for (const { id, name } of events) {
    const regionalHubId = hubIds.get(chapterEvents[name] ?? '')
    if (regionalHubId) await tx.event.update({ where: { id }, data: { regionalHubId } })
    if (FIRST_PARTNERS_EVENTS.includes(name)) {
      await tx.event.update({ where: { id }, data: { organizationId: partners[0]?.id } })
    }
  }
  await writePostings(
    tx,
    partners.map(({ id }) => id),
    alumnaId,
  )
}

async function writeChapters(tx: Tx): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { name, region, area, description, age } of chapterStories) {
    const { id } = await tx.regionalHub.create({
      data: {
        name,
        sortKey: sortKey(name),
        searchKey: fold(name),
        region,
        description,
        locations: { connect: (await placesNamed(tx, area)).map(({ id }) => ({ id })) },
        boardMembers: { create: await boardOf(tx, area) },
        updatedAt: ago(age * DAY),
      },
    })
    ids.set(name, id)
  }
  return ids
}

const placesNamed = (tx: Tx, labels: string[]) =>
  tx.location.findMany({ where: { label: { in: labels } }, select: { id: true, label: true } })

/** Alumni who live there, and of them those who joined first. */
async function boardOf(tx: Tx, area: string[]) {
  const ids = (await placesNamed(tx, area)).map(({ id }) => id)
  const alumni = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM "User" WHERE listed AND 'ALUMNI' = ANY(roles)
      AND ("cityId" = ANY(${ids}::int[]) OR "stateId" = ANY(${ids}::int[]))
    ORDER BY id LIMIT ${boardTitles.length}`
  return alumni.map(({ id }, position) => ({ userId: id, title: boardTitles[position] ?? '', position }))
}

async function writePostings(tx: Tx, partnerIds: number[], alumnaId: number): Promise<void> {
  const stories = postingStories.flatMap((postings, partner) =>
    postings.map((posting) => ({ ...posting, organizationId: partnerIds[partner] })),
  )
  const cities = await placesNamed(
    tx,
    stories.map(({ city }) => city),
  )
  const ids = await takeIds(tx, 'JobPosting', stories.length)
  const day = today('America/New_York')
  await insertRecords(
    tx,
    'JobPosting',
    stories.map(({ title, kind, city, age, closes, organizationId }, index) => ({
      id: ids[index],
      organizationId,
      title,
      kind,
      locationId: cities.find(({ label }) => label === city)?.id,
      url: `https://jobs.example.org/postings/${ids[index]}`,
      postedOn: addDays(day, -age),
      closesOn: closes === undefined ? null : addDays(day, closes),
    })),
  )
  await tx.jobPostingProspect.createMany({
    data: [
      { userId: alumnaId, jobPostingId: ids[0] as number, favorite: true },
      { userId: alumnaId, jobPostingId: ids[4] as number, applied: true },
      { userId: alumnaId, jobPostingId: ids[6] as number, favorite: true, applied: true },
    ],
  })
}
