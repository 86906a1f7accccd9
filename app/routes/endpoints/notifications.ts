import { readNotifications } from '#app/domain/notifications/notifications.server.ts'
import { subscribeToNotifications } from '#app/domain/notifications/subscribe.server.ts'
import { eventStream } from '#app/http/event-stream.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import type { Route } from './+types/notifications'

/**
 * The notifications, or a notification stream for clients that request one. The stream names only the kind of notifications; the notifications
 * themselves have to be requested here. `version` is the one the page already shows.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  if (request.method === 'GET' && request.headers.get('accept') === 'text/event-stream') {
    return eventStream(viewer.id, request.signal, async (send) => {
      const tell = (kind: string) => send('notifications', kind)
      const stop = await subscribeToNotifications(viewer.id, tell)
      const { version } = await readNotifications(viewer)
      if (version !== url.searchParams.get('version')) tell('all')
      return stop
    })
  }
  return Response.json(await readNotifications(viewer), { headers: { 'Cache-Control': 'no-store' } })
}
