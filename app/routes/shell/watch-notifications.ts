import { href } from 'react-router'
import type {
  NotificationKind,
  VersionedNotifications,
} from '#app/domain/notifications/notifications.server.ts'
import type { Watched } from './live-notifications.ts'
import { openStream } from './notification-stream.ts'

const LABELS: Record<NotificationKind, string> = {
  kudos: 'Kudos',
  conversations: 'Messages',
  announcements: 'Announcements',
}
/** An announcement reaches everyone at once, so requests are spread out. */
const SPREAD = 5_000

/** Refetches the notifications whenever the stream reports some. Returns a function that stops it. */
export function watchNotifications(now: { readonly current: Watched }): () => void {
  // No fetcher: the stream outlives pages, and without an answer they stay as they are.
  async function ask() {
    const answer = await fetch(href('/endpoints/notifications'))
    if (!answer.ok) return
    const latest: VersionedNotifications = await answer.json()
    now.current.arrive(latest, saidOf(now.current.latest, latest))
  }

  return openStream(
    () => `${href('/endpoints/notifications')}?version=${encodeURIComponent(now.current.latest.version)}`,
    (kind) => {
      const { follows, revalidate } = now.current
      const isFollowed = follows.some((each) => each === kind || kind === 'all')
      const react = () => (isFollowed ? revalidate() : ask())
      // A lost connection leaves the page as it is: the next time it watches, it catches up.
      setTimeout(() => react().catch(() => {}), kind === 'announcements' ? Math.random() * SPREAD : 0)
    },
  )
}

function saidOf(before: VersionedNotifications, latest: VersionedNotifications): string {
  const count = ({ notifications }: VersionedNotifications, kind: NotificationKind) =>
    notifications[kind]?.count ?? 0
  const more = (Object.keys(LABELS) as NotificationKind[]).filter(
    (kind) => count(latest, kind) > count(before, kind),
  )
  return more.map((kind) => `${LABELS[kind]}: ${count(latest, kind)} new`).join('. ')
}
