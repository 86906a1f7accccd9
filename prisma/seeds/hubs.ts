import type { Tx } from '#app/db/database.server.ts'
import { CHOSEN } from '#app/domain/administration/content.ts'
import { jobPostings } from '#app/domain/job-postings/administer.server.ts'
import { regionalHubs } from '#app/domain/regional-hubs/administer.server.ts'
import { addDays, today } from '#app/values/calendar-date.ts'
import type { Catalog } from './catalog.ts'
import { boardTitles, chapterStories, postingStories } from './data/hubs.ts'
import { make, type Typed } from './make.ts'
import { ago } from './waking-hours.ts'

const DAY = 86_400_000
/** The chapters with their areas and boards, by name. */
export async function writeChapters(tx: Tx): Promise<Map<string, number>> {
  const typed: Typed[] = []
  for (const { area, age, ...story } of chapterStories) {
    const locations = (await placesNamed(tx, area)).map(({ id }) => ({ [CHOSEN]: id }))
    const boardMembers = await boardOf(tx, area)
    typed.push({ content: { ...story, locations, boardMembers }, at: ago(age * DAY) })
  }
  const ids = await make(tx, regionalHubs, typed)
  for (const [index, { at }] of typed.entries()) {
    await tx.regionalHub.update({ where: { id: ids[index] }, data: { updatedAt: at } })
  }
  return new Map(chapterStories.map(({ name }, index) => [name, ids[index] as number]))
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
  return alumni.map(({ id }, position) => ({ userId: id, title: boardTitles[position] ?? '' }))
}

/** The partners' job postings, and what the alumna keeps of them. */
export async function writePostings(tx: Tx, { partners }: Catalog, alumnaId: number): Promise<void> {
  const stories = postingStories.flatMap((postings, partner) =>
    postings.map((posting) => ({ ...posting, organizationId: partners[partner]?.id })),
  )
  const cities = await placesNamed(
    tx,
    stories.map(({ city }) => city),
  )
  const day = today('America/New_York')
  const typed = stories.map(({ title, kind, city, age, closes, organizationId }, index) => ({
    content: {
      organizationId,
      title,
      kind,
      locationId: cities.find(({ label }) => label === city)?.id,
      url: `https://jobs.example.org/postings/${index + 1}`,
      postedOn: addDays(day, -age),
      closesOn: closes === undefined ? null : addDays(day, closes),
    },
    at: ago(age * DAY),
  }))
  const ids = await make(tx, jobPostings, typed)
  await tx.jobPostingProspect.createMany({
    data: [
      { userId: alumnaId, jobPostingId: ids[0] as number, favorite: true },
      { userId: alumnaId, jobPostingId: ids[4] as number, applied: true },
      { userId: alumnaId, jobPostingId: ids[6] as number, favorite: true, applied: true },
    ],
  })
}
