import { href } from 'react-router'
import { findFellowSession } from '#app/domain/event-sessions/session.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import { sessionHref } from '../event-sessions/address.ts'
import { openSessionContext, sessionPageData } from '../event-sessions/open-session.server.ts'
import { SessionPage } from '../event-sessions/session-page.tsx'
import type { Route } from './+types/session'

/** A session that the viewer may not open is not found, nor is anything below it. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ params, context }, next) => {
    const viewer = context.get(viewerContext)
    const session = found(await findFellowSession(viewer, parseId(params.eventId), parseId(params.sessionId)))
    const page = sessionHref(eventHref(session.event.id), session.id)
    context.set(openSessionContext, { session, page, participation: null })
    return next()
  },
]

export const loader = ({ context }: Route.LoaderArgs) =>
  sessionPageData(context.get(viewerContext), context.get(openSessionContext))

export default function FellowEventSession({ loaderData }: Route.ComponentProps) {
  const { event } = loaderData.session
  return (
    <SessionPage
      {...loaderData}
      above={[
        { to: href('/events'), label: 'Events' },
        { to: eventHref(event.id), label: <bdi>{event.name}</bdi> },
      ]}
    />
  )
}

const eventHref = (eventId: number) => href('/events/:eventId', { eventId: String(eventId) })
