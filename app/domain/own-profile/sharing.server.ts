import type { Tx } from '#app/db/database.server.ts'
import type { NotificationEmails } from '#app/db/generated/enums.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { refreshDirectoryEntries } from '../members/directory-entries.server.ts'
import { notificationEmailLabels } from '../notification-emails/timings.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { Section } from './section.server.ts'

export type Sharing = {
  contactable: boolean
  /** Ids of enrollments, ascending. */
  visibleToAllRisingLeaders: number[]
  visibleToAllMltPartners: number[]
  mltInsightsNews: boolean
  notificationEmails: NotificationEmails
}

const OwnEnrollment = z.strictObject({
  id: z.int(),
  program: z.string(),
  visibleToAllRisingLeaders: z.boolean(),
  visibleToAllMltPartners: z.boolean(),
})
export type OwnEnrollment = z.infer<typeof OwnEnrollment>

/** Latest first. */
export function ownEnrollments(viewer: Viewer): Promise<OwnEnrollment[]> {
  return query(OwnEnrollment)`
    SELECT e.id, p.name AS program, e."visibleToAllRisingLeaders", e."visibleToAllMltPartners"
    FROM "Enrollment" e JOIN "Program" p ON p.id = e."programId"
    WHERE e."userId" = ${viewer.id} ORDER BY e."startDate" DESC, e.id DESC`
}

export function sharing(enrollments: OwnEnrollment[]): Section<Sharing> {
  const name = (id: number) => enrollments.find((enrollment) => enrollment.id === id)?.program
  const say = (ids: number[]) => ids.map(name).filter(Boolean).join(', ') || 'none of your programs'
  return {
    labels: {
      contactable: { label: 'Who can contact you', say: (on) => (on ? 'everyone' : 'no one') },
      visibleToAllRisingLeaders: { label: 'What all Rising Leaders see', say },
      visibleToAllMltPartners: { label: 'What all partners see', say },
      mltInsightsNews: 'MLT Insights news',
      notificationEmails: {
        label: 'Emails about messages and kudos',
        say: (how) => notificationEmailLabels[how].toLowerCase(),
      },
    },
    read,
    write,
  }
}

async function read(tx: Tx, id: number): Promise<Sharing> {
  const { contactable, mltInsightsNews, notificationEmails, enrollments } = await tx.user.findUniqueOrThrow({
    where: { id },
    select: {
      contactable: true,
      mltInsightsNews: true,
      notificationEmails: true,
      enrollments: {
        select: { id: true, visibleToAllRisingLeaders: true, visibleToAllMltPartners: true },
        orderBy: { id: 'asc' },
      },
    },
  })
  return {
    contactable,
    visibleToAllRisingLeaders: idsOf(enrollments.filter((it) => it.visibleToAllRisingLeaders)),
    visibleToAllMltPartners: idsOf(enrollments.filter((it) => it.visibleToAllMltPartners)),
    mltInsightsNews,
    notificationEmails,
  }
}

/** A form can't change other people's enrollments. */
async function write(tx: Tx, userId: number, typed: Sharing): Promise<void> {
  const {
    contactable,
    mltInsightsNews,
    notificationEmails,
    visibleToAllRisingLeaders,
    visibleToAllMltPartners,
  } = typed
  await tx.user.update({ where: { id: userId }, data: { contactable, mltInsightsNews, notificationEmails } })
  await tx.$executeRaw`
    UPDATE "Enrollment" SET "visibleToAllRisingLeaders" = id = ANY(${visibleToAllRisingLeaders}::int[]),
      "visibleToAllMltPartners" = id = ANY(${visibleToAllMltPartners}::int[])
    WHERE "userId" = ${userId}`
  await refreshDirectoryEntries(tx, [userId])
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)
