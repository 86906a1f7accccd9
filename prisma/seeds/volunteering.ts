import type { Tx } from '#app/db/database.server.ts'
import type { ActivityStatus } from '#app/db/generated/enums.ts'
import { insertRecords } from '#app/db/records.server.ts'
import { opportunities } from '#app/domain/volunteering/administer.server.ts'
import type { Correspondent } from './conversations.ts'
import {
  commitmentLevels,
  frequencies,
  givingCategories,
  opportunityStories,
  scheduleTypes,
} from './data/opportunities.ts'
import { make } from './make.ts'
import { ensureTags } from './tags.ts'
import { ago } from './waking-hours.ts'

const DAY = 86_400_000

/** By the place of the story in their list. */
const ACTIVITIES_OF_ALUMNA: [story: number, status: ActivityStatus][] = [
  [1, 'CONFIRMED'],
  [5, 'PENDING'],
  [11, 'COMPLETED'],
]
const FAVORITES_OF_ALUMNA = [2, 9]
/** The one whose only place is taken. */
const FULL = 4

/** Some wait for what they signed up for. */
type Accounts = { alumniId: number; waitingIds: [number, number] }

/** The volunteer opportunities with who signed up; the alumna has done, planned and marked some. */
export async function writeVolunteering(
  tx: Tx,
  members: Correspondent[],
  { alumniId, waitingIds }: Accounts,
): Promise<void> {
  const tag = await ensureTags(tx, [
    ...givingCategories.map(
      ({ name, flag }, position) => ({ type: 'CATEGORY', name, flag, position }) as const,
    ),
    ...commitmentLevels.map((name, position) => ({ type: 'COMMITMENT_LEVEL', name, position }) as const),
    ...frequencies.map((name, position) => ({ type: 'FREQUENCY', name, position }) as const),
    ...scheduleTypes.map((name, position) => ({ type: 'SCHEDULE_TYPE', name, position }) as const),
  ])
  const typed = opportunityStories.map(({ tags, startsIn, closesIn, published, ...story }, index) => ({
    content: {
      ...story,
      startDate: inDays(startsIn),
      closesOn: inDays(closesIn),
      tagIds: [
        tag('CATEGORY', tags.category),
        tag('COMMITMENT_LEVEL', tags.commitment),
        tag('FREQUENCY', tags.frequency),
        tag('SCHEDULE_TYPE', tags.schedule),
      ],
    },
    at: ago((index + 1) * 2 * DAY),
    isDraft: published === false,
  }))
  const ids = await make(tx, opportunities, typed)
  const idOf = (story: number) => ids[story] as number
  for (const [index, { at }] of typed.entries()) {
    await tx.volunteerOpportunity.update({ where: { id: idOf(index) }, data: { createdAt: at } })
  }
  await insertRecords(tx, 'VolunteerActivity', [
    ...ACTIVITIES_OF_ALUMNA.map(([story, status]) => ({
      opportunityId: idOf(story),
      userId: alumniId,
      status,
    })),
    ...members.slice(0, 1).map(({ id }) => ({ opportunityId: idOf(FULL), userId: id })),
    ...members.slice(1, 8).map(({ id }, turn) => ({ opportunityId: idOf(turn % 3), userId: id })),
    ...waitingIds.map((userId, turn) => ({ opportunityId: idOf(2 + turn), userId })),
  ])
  await insertRecords(
    tx,
    'OpportunityFavorite',
    FAVORITES_OF_ALUMNA.map((story) => ({ opportunityId: idOf(story), userId: alumniId })),
  )
  await tx.user.update({
    where: { id: alumniId },
    data: { givingBack: [tag('CATEGORY', 'Mock Interviews'), tag('CATEGORY', 'Mentoring Fellows')] },
  })
}

const inDays = (days: number | undefined) =>
  days === undefined ? null : new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
