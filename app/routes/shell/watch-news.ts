import { href } from 'react-router'
import type { NewsKind, VersionedNews } from '#app/domain/news/news.server.ts'
import type { Watched } from './live-news.ts'
import { openStream } from './news-stream.ts'

const LABELS: Record<NewsKind, string> = {
  kudos: 'Kudos',
  conversations: 'Messages',
  announcements: 'Announcements',
}
/** An announcement reaches everyone at once, so requests are spread out. */
const SPREAD = 5_000

/** Refetches the news whenever the stream reports some. Returns a function that stops it. */
export function watchNews(now: { readonly current: Watched }): () => void {
  async function ask() {
    const answer = await fetch(href('/endpoints/news'))
    if (!answer.ok) return
    const latest: VersionedNews = await answer.json()
    now.current.arrive(latest, saidOf(now.current.latest, latest))
  }

  return openStream(
    () => `${href('/endpoints/news')}?version=${encodeURIComponent(now.current.latest.version)}`,
    (kind) => {
      const { follows, revalidate } = now.current
      const isFollowed = follows.some((each) => each === kind || kind === 'all')
      const react = () => (isFollowed ? revalidate() : ask())
      // A lost connection leaves the page as it is: the next time it watches, it catches up.
      setTimeout(() => react().catch(() => {}), kind === 'announcements' ? Math.random() * SPREAD : 0)
    },
  )
}

function saidOf(before: VersionedNews, latest: VersionedNews): string {
  const count = ({ news }: VersionedNews, kind: NewsKind) => news[kind]?.count ?? 0
  const more = (Object.keys(LABELS) as NewsKind[]).filter((kind) => count(latest, kind) > count(before, kind))
  return more.map((kind) => `${LABELS[kind]}: ${count(latest, kind)} new`).join('. ')
}
