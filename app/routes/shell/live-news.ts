import { useEffect, useRef, useState } from 'react'
import { useMatches, useRevalidator } from 'react-router'
import type { NewsKind, VersionedNews } from '#app/domain/news/news.server.ts'

/** A page with this handle shows the news of a kind in full: when some arrive, it is asked for anew. */
export type FollowsNews = { follows: NewsKind }

/** What is watched for: the page as it is at the moment, and how to tell it of what arrived. */
export type Watched = {
  latest: VersionedNews
  follows: NewsKind[]
  revalidate: () => Promise<void>
  arrive: (latest: VersionedNews, said: string) => void
}

/** After what the page itself needs of the line. */
const START_AFTER = 1_000

/** The news as the page was rendered with them, and as they arrive while it is open; `said` tells of those that arrived. */
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
    // Without the line nothing arrives either.
    const timer = setTimeout(() => watch().catch(() => {}), START_AFTER)
    return () => {
      gone = true
      clearTimeout(timer)
      end()
    }
  }, [enabled])

  return { news: held.latest.news, said: held.said }
}
