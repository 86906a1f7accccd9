import { subscribeToNotifications } from '#app/domain/news/follow.server.ts'
import { readNews } from '#app/domain/news/news.server.ts'
import { eventStream } from '#app/http/event-stream.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import type { Route } from './+types/news'

/**
 * What is new; for whoever asks for a stream of events, word whenever it may have changed. The stream says of which kind, and
 * nothing more: what it is has to be asked for here again. `version` is that of the news which the page shows already.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  if (request.method === 'GET' && request.headers.get('accept') === 'text/event-stream') {
    return eventStream(request.signal, async (send) => {
      const tell = (kind: string) => send('news', kind)
      const stop = await subscribeToNotifications(viewer.id, tell)
      const { version } = await readNews(viewer)
      if (version !== url.searchParams.get('version')) tell('all')
      return stop
    })
  }
  return Response.json(await readNews(viewer), { headers: { 'Cache-Control': 'no-store' } })
}
