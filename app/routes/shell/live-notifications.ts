import { useEffect, useRef, useState } from 'react'
import { useMatches, useRevalidator } from 'react-router'
import type {
  NotificationKind,
  VersionedNotifications,
} from '#app/domain/notifications/notifications.server.ts'

/** A page with this handle shows the notifications of a kind in full: when some arrive, it is refetched. */
export type FollowsNotifications = { follows: NotificationKind }

/** What to watch: the page's current version, and how to report arrivals to it. */
export type Watched = {
  latest: VersionedNotifications
  follows: NotificationKind[]
  revalidate: () => Promise<void>
  arrive: (latest: VersionedNotifications, said: string) => void
}

/** After the page's own requests. */
const START_AFTER = 1_000

/** The notifications as rendered, and as they arrive while the page is open; `said` announces the new ones. */
export function useLiveNotifications(rendered: VersionedNotifications) {
  const [held, setHeld] = useState({ rendered, latest: rendered, said: '' })
  if (held.rendered.notifications !== rendered.notifications)
    setHeld({ rendered, latest: rendered, said: '' })

  const { revalidate } = useRevalidator()
  const follows = useMatches().flatMap(
    ({ handle }) => (handle as Partial<FollowsNotifications>)?.follows ?? [],
  )
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
      const { watchNotifications } = await import('./watch-notifications.ts')
      if (!gone) end = watchNotifications(now)
    }
    // Without a connection nothing arrives either.
    const timer = setTimeout(() => watch().catch(() => {}), START_AFTER)
    return () => {
      gone = true
      clearTimeout(timer)
      end()
    }
  }, [enabled])

  return { notifications: held.latest.notifications, said: held.said }
}
