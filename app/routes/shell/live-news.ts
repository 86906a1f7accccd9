import { useEffect, useRef, useState } from 'react'
import { useMatches, useRevalidator } from 'react-router'
import type { NewsKind, VersionedNews } from '#app/domain/news/news.server.ts'

/** A page with this handle shows the news of a kind in full: when some arrive, it is refetched. */
export type FollowsNews = { follows: NewsKind }

/** What to watch: the page's current version, and how to report arrivals to it. */
export type Watched = {
  latest: VersionedNews
  follows: NewsKind[]
  revalidate: () => Promise<void>
  arrive: (latest: VersionedNews, said: string) => void
}

/** After the page's own requests. */
const START_AFTER = 1_000

/** The news as rendered, and as they arrive while the page is open; `said` announces the new ones. */
export function useLiveNews(rendered: VersionedNews) {
  const [held, setHeld] = useState({ rendered, latest: rendered, said: '' })
  if (held.rendered.news !== rendered.news) setHeld({ rendered, latest: rendered, said: '' })

  const { revalidate } = useRevalidator()
  const follows = useMatches().flatMap(({ handle }) => (handle as Partial<FollowsNews>)?.follows ?? [])
  const watched: Watched = {
    latest: held.latest,
    follows,
    revalidate,
    arrive: (latest, said) => setHeld({ rendered, latest, said }),
  }
  const now = useRef(watched)
  useEffect(() => {
    now.current = watched
  })

  const enabled = rendered.version !== ''
  useEffect(() => {
    if (!enabled) return
    let gone = false
    let end = () => {}
    const watch = async () => {
      const { watchNews } = await import('./watch-news.ts')
      if (!gone) end = watchNews(now)
    }
    // Without a connection nothing arrives either.
    const timer = setTimeout(() => watch().catch(() => {}), START_AFTER)
    return () => {
      gone = true
      clearTimeout(timer)
      end()
    }
  }, [enabled])

  return { news: held.latest.news, said: held.said }
}
