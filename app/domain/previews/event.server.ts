import { query } from '#app/db/query.server.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'
import { groupBy } from '#app/values/group-by.ts'
import { ownImage } from '#app/values/own-image.ts'
import { webUrl } from '#app/values/web-url.ts'
import { z } from '#app/values/zod.ts'
import { type Content, rowsOf } from '../administration/content.ts'
import type { Administered } from '../administration/store.server.ts'
import type { AgendaSession } from '../event-sessions/agenda.ts'
import { type AdministeredSession, eventIn } from '../events/administered-event.ts'
import type { EventCard } from '../events/cards.server.ts'
import { type FellowEvent, toFellowEvent } from '../events/fellow-event.server.ts'
import { type EventResource, toEventResource } from '../events/resources.server.ts'
import { timeOfSession } from '../events/session-time.ts'
import { type When, whenOf } from '../events/when.ts'
import { todayIn } from '../moments/moments.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** The page of those who take part, with every session on their agenda; or the card that everyone else has. */
export type PreviewedEvent =
  | {
      kind: 'page'
      event: FellowEvent
      when: When
      days: { date: CalendarDate; sessions: AgendaSession[] }[]
      resources: EventResource[]
    }
  | { kind: 'card'; card: EventCard }

/** The event as it is edited, as the viewer would see it. */
export async function previewEvent(viewer: Viewer, { id, content }: Administered): Promise<PreviewedEvent> {
  const { program, host, tags } = await namesIn(content)
  const edited = eventIn(content)
  const { name, status, startDate, endDate, startTime, timezone } = edited
  const isCancelled = status === 'CANCELLED'
  const dates = { startDate, endDate, startTime, timezone }
  const when = whenOf(dates, viewer.timeZone ?? timezone)
  const [image, isFellowEvent] = [textIn(content.imageUrl), content.isFellowEvent === true]
  const shared = { id, name, program, host, isFellowEvent, isCancelled }
  if (!viewer.staff && !viewer.fellow && !viewer.partner) {
    const isOver = todayIn(timezone) > endDate
    const eventUrl = webUrl(textIn(content.eventUrl) ?? '')
    const leads = { opens: false, inCalendars: false, nextSession: null, eventUrl }
    return { kind: 'card', card: { ...shared, ...leads, image: ownImage(image), tags, isOver, when } }
  }
  const own = viewer.partner
    ? { about: null, code: null }
    : { about: textIn(content.description), code: viewer.staff || isCancelled ? null : textIn(content.code) }
  const sessions = viewer.staff || content.draftSessions !== true ? edited.sessions : []
  const audience = viewer.partner ? 'PARTNER' : 'FELLOW'
  return {
    kind: 'page',
    event: toFellowEvent({ ...shared, ...dates, ...own, image: viewer.partner ? null : image }),
    when,
    days: daysOf(sessions, timezone, viewer.timeZone ?? timezone),
    resources: rowsOf(content.resources)
      .filter((row) => row.audience === audience)
      .map((row) =>
        toEventResource({
          id: row.id,
          name: String(row.name),
          description: textIn(row.description),
          url: textIn(row.url),
        }),
      ),
  }
}

const textIn = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)

function daysOf(sessions: AdministeredSession[], zone: string, readerZone: string) {
  const key = ({ startDate, startTime }: AdministeredSession) => `${startDate} ${startTime ?? '~'}`
  const inOrder = (a: AdministeredSession, b: AdministeredSession) =>
    key(a) < key(b) ? -1 : Number(key(a) > key(b)) || a.id - b.id
  const shown = sessions.toSorted(inOrder).map(({ id, name, roomName, startDate, startTime }) => ({
    ...{ id, name, roomName, startDate, mark: null },
    time: timeOfSession({ startDate, startTime }, zone, readerZone),
  }))
  return [...groupBy(shown, ({ startDate }) => startDate)].map(([date, ofDay]) => ({ date, sessions: ofDay }))
}

const Names = z.strictObject({
  program: z.string().nullable(),
  host: z.string().nullable(),
  tags: z.array(z.string()),
})

async function namesIn({ programId, organizationId, tagIds }: Content): Promise<z.infer<typeof Names>> {
  const [names] = await query(Names)`
    SELECT (SELECT name FROM "Program" WHERE id = ${programId ?? null}::int) AS program,
      (SELECT name FROM "Organization" WHERE id = ${organizationId ?? null}::int) AS host,
      ARRAY(SELECT t.name::text FROM "Tag" t WHERE t.id = ANY(${tagIds ?? []}::int[]) AND t.type IN ('CATEGORY', 'FORMAT')
        ORDER BY t.type, t.position, t.id) AS tags`
  return names ?? { program: null, host: null, tags: [] }
}
