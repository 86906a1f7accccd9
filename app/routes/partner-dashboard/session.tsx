import { findPartnerSession } from '#app/domain/event-sessions/session.server.ts'
import { findParticipation } from '#app/domain/partner-events/participation.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import { sessionHref } from '../event-sessions/address.ts'
import { openSessionContext, sessionPageData } from '../event-sessions/open-session.server.ts'
import { SessionPage } from '../event-sessions/session-page.tsx'
import type { Route } from './+types/session'
import { dashboardHref, eventHomeHref } from './address.ts'

/** A session that the viewer may not open is not found, nor is anything below it. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ params, context }, next) => {
    const viewer = context.get(viewerContext)
    const participation = found(
      await findParticipation(viewer, parseId(params.organizationId), parseId(params.eventId)),
    )
    const session = found(await findPartnerSession(participation, parseId(params.sessionId)))
    const { organization, event } = participation
    const home = eventHomeHref({ organizationId: organization.id, eventId: event.id })
    context.set(openSessionContext, { session, page: sessionHref(home, session.id), participation })
    return next()
  },
]

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await sessionPageData(context.get(viewerContext), context.get(openSessionContext))
  return { ...page, organizationId: Number(params.organizationId) }
}

export default function PartnerEventSession({ loaderData }: Route.ComponentProps) {
  const { organizationId, ...page } = loaderData
  const { event } = page.session
  return (
    <SessionPage
      {...page}
      above={[
        { to: dashboardHref(organizationId), label: 'Partner Dashboard' },
        { to: eventHomeHref({ organizationId, eventId: event.id }), label: <bdi>{event.name}</bdi> },
      ]}
    />
  )
}
