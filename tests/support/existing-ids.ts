/** Ids that exist, whoever's they are: what is there to be guessed. */
import { db } from './app.ts'

export type Ids = Record<string, string>

type Known = {
  /** The part of a route's pattern that needs these ids. */
  at: string
  rows: Ids[]
}

/** The first, middle and last rows of what each pattern names; the more particular patterns stand first. */
export async function idsOf(): Promise<Known[]> {
  const only = { select: { id: true }, orderBy: { id: 'asc' } } as const
  const attendees = await db().partnerAttendee.findMany({
    orderBy: { id: 'asc' },
    select: { id: true, participant: { select: { organizationId: true, eventId: true } }, sessions: only },
  })
  const participants = await db().partnerParticipant.findMany({
    orderBy: { id: 'asc' },
    select: { organizationId: true, eventId: true, event: { select: { sessions: only } } },
  })
  const sessions = await db().eventSession.findMany({
    orderBy: { id: 'asc' },
    select: { id: true, eventId: true },
  })
  const answers = await db().post.findMany({
    where: { parentId: { not: null } },
    orderBy: { id: 'asc' },
    select: { id: true, parentId: true },
  })
  const questions = await db().post.findMany({ where: { parentId: null }, ...only })
  const one = (at: string, rows: { id: number | string }[]): Known => ({
    at,
    rows: some(rows).map(({ id }) => ({ [at.slice(at.lastIndexOf(':') + 1)]: String(id) })),
  })
  return [
    {
      at: 'sessions/:sessionId/partner-attendees/:attendeeId',
      rows: some(attendees.filter((it) => it.sessions.length > 0)).map(
        ({ id, participant, sessions: [session] }) =>
          texts({ ...participant, sessionId: session?.id, attendeeId: id }),
      ),
    },
    {
      at: 'attendees/:attendeeId',
      rows: some(attendees).map(({ id, participant }) => texts({ ...participant, attendeeId: id })),
    },
    {
      at: 'partner-dashboard/:organizationId/event/:eventId/sessions/:sessionId',
      rows: some(participants.filter(({ event }) => event.sessions.length > 0)).map(
        ({ organizationId, eventId, event }) =>
          texts({ organizationId, eventId, sessionId: event.sessions[0]?.id }),
      ),
    },
    {
      at: 'partner-dashboard/:organizationId/event/:eventId',
      rows: some(participants).map(({ organizationId, eventId }) => texts({ organizationId, eventId })),
    },
    {
      at: 'events/:eventId/sessions/:sessionId',
      rows: some(sessions).map(({ id, eventId }) => texts({ eventId, sessionId: id })),
    },
    {
      at: ':postId/answers/:answerId',
      rows: some(answers).map(({ id, parentId }) => texts({ postId: parentId, answerId: id })),
    },
    one('questions/:postId', questions),
    one('events/:eventId', await db().event.findMany(only)),
    one('partner-dashboard/:organizationId', await db().organization.findMany(only)),
    one('my-partners/:id', await db().organization.findMany(only)),
    one('partner-management/events/:id', await db().event.findMany(only)),
    one('action-items/:actionItemId', await db().actionItem.findMany(only)),
    one('bulk-edits/:bulkEditId', await db().bulkEdit.findMany(only)),
    one('profile/:profileId', await db().user.findMany(only)),
    one('messages/:messageId', await db().message.findMany(only)),
    one('conversations/:conversationId', await db().conversation.findMany(only)),
    one('announcements/:announcementId', await db().announcement.findMany(only)),
    one('playbooks/:playbookId', await db().playbook.findMany(only)),
    one('partner-hub/:partnerHubId', await db().organization.findMany(only)),
    one('regional-hub/:regionalHubId', await db().regionalHub.findMany(only)),
    one('job-postings/:jobPostingId', await db().jobPosting.findMany(only)),
    one('alumni-business-registry/:businessId', await db().organization.findMany(only)),
    one('resources/:resourceId', await db().resource.findMany(only)),
    one('volunteer/:opportunityId', await db().volunteerOpportunity.findMany(only)),
    one('passkeys/:passkeyId', await db().passkey.findMany(only)),
    one('news/:newsMentionId', await db().newsMention.findMany(only)),
    one(':section/:affiliationId', await db().affiliation.findMany(only)),
    { at: 'checkout/:pageId', rows: [] },
  ]
}

function some<Row>(rows: Row[]): Row[] {
  const at = [0, Math.floor(rows.length / 2), rows.length - 1]
  return [...new Set(at)].flatMap((index) => rows[index] ?? [])
}

const texts = (ids: Record<string, number | null | undefined>): Ids =>
  Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, String(id)]))
