import { db, listen } from '#app/db/database.server.ts'
import type { PrismaClient } from '#app/db/generated/client.ts'
import type { NotificationKind } from './notifications.server.ts'

type Listener = (kind: NotificationKind) => void
type Subscribers = { of: Map<number, Set<Listener>>; ready: Promise<unknown> }

const CHANNEL = 'notifications'
const EVERYONE = '*'
const KINDS: NotificationKind[] = ['kudos', 'conversations', 'announcements']

/** A process listens once for all subscribers; per database, because tests open several. */
const subscribersOf = new WeakMap<PrismaClient, Subscribers>()

/**
 * Calls `onChange` whenever something of a kind may have changed for the member, whichever process wrote it; the change
 * itself has to be requested. Returns a function that stops it.
 */
export async function subscribeToNotifications(userId: number, onChange: Listener): Promise<() => void> {
  const subscribers = subscribersOf.get(db()) ?? startListening()
  await subscribers.ready
  const own = subscribers.of.get(userId) ?? new Set()
  subscribers.of.set(userId, own.add(onChange))
  return () => {
    own.delete(onChange)
    if (own.size === 0 && subscribers.of.get(userId) === own) subscribers.of.delete(userId)
  }
}

function startListening(): Subscribers {
  const of: Subscribers['of'] = new Map()
  const notify = (listeners: Iterable<Listener>, kind: NotificationKind) => {
    for (const onChange of listeners) onChange(kind)
  }
  const everyone = () => [...of.values()].flatMap((own) => [...own])
  const ready = listen(CHANNEL, {
    hear(payload) {
      const [whom = '', kind] = payload.split(' ')
      if (!isKind(kind)) return
      notify(whom === EVERYONE ? everyone() : [...(of.get(Number(whom)) ?? [])], kind)
    },
    missed() {
      for (const kind of KINDS) notify(everyone(), kind)
    },
  })
  const subscribers = { of, ready }
  const client = db()
  subscribersOf.set(client, subscribers)
  ready.catch(() => subscribersOf.delete(client))
  return subscribers
}

const isKind = (text: string | undefined): text is NotificationKind => KINDS.some((kind) => kind === text)
