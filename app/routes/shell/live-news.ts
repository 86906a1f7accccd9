import { useCallback, useEffect, useRef, useState } from 'react'
import { href, useMatches, useRevalidator } from 'react-router'
import type { NewsKind, VersionedNews } from '#app/domain/news/news.server.ts'
import { watchNews } from './watch-news.ts'

/** A page with this handle shows the news of a kind in full: when some arrive, it is asked for anew. */
export type FollowsNews = { follows: NewsKind }

const LABELS: Record<NewsKind, string> = {
  kudos: 'Kudos',
  conversations: 'Messages',
  announcements: 'Announcements',
}
/** Everybody is told of an announcement at once, but shall not ask at once. */
const SPREAD = 5_000

/** The news as the page was rendered with them, and as they arrive while it is open; `said` tells of those that arrived. */
export function useLiveNews(rendered: VersionedNews) {
  const [held, setHeld] = useState({ rendered, latest: rendered, said: '' })
  if (held.rendered.news !== rendered.news) setHeld({ rendered, latest: rendered, said: '' })

  const { revalidate } = useRevalidator()
  const follows = useMatches().flatMap(({ handle }) => (handle as Partial<FollowsNews>)?.follows ?? [])
  const now = useRef({ follows, version: held.latest.version, revalidate })
  useEffect(() => {
    now.current = { follows, version: held.latest.version, revalidate }
  })

  const ask = useCallback(async () => {
    const answer = await fetch(href('/endpoints/news'))
    if (!answer.ok) return
    const latest: VersionedNews = await answer.json()
    setHeld((before) => ({ ...before, latest, said: saidOf(before.latest, latest) }))
  }, [])

  const enabled = Object.keys(LABELS).some((kind) => kind in rendered.news)
  useEffect(() => {
    if (!enabled) return
    return watchNews(
      () => `${href('/endpoints/news')}?version=${encodeURIComponent(now.current.version)}`,
      (kind) => {
        const isFollowed = now.current.follows.some((each) => each === kind || kind === 'all')
        const react = () => (isFollowed ? now.current.revalidate() : ask())
        // A lost line leaves the page as it is: whoever watches again is told what they missed.
        setTimeout(() => react().catch(() => {}), kind === 'announcements' ? Math.random() * SPREAD : 0)
      },
    )
  }, [enabled, ask])

  return { news: held.latest.news, said: held.said }
}

function saidOf(before: VersionedNews, latest: VersionedNews): string {
  const count = ({ news }: VersionedNews, kind: NewsKind) => news[kind]?.count ?? 0
  const more = (Object.keys(LABELS) as NewsKind[]).filter((kind) => count(latest, kind) > count(before, kind))
  return more.map((kind) => `${LABELS[kind]}: ${count(latest, kind)} new`).join('. ')
}
