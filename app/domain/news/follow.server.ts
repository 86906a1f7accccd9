import { db, listen } from '#app/db/database.server.ts'
import type { PrismaClient } from '#app/db/generated/client.ts'
import type { NewsKind } from './news.server.ts'

type Hear = (kind: NewsKind) => void
type Followers = { of: Map<number, Set<Hear>>; ready: Promise<unknown> }

const CHANNEL = 'news'
const EVERYBODY = '*'
const KINDS: NewsKind[] = ['kudos', 'conversations', 'announcements']

/** A process listens once for all subscribers; per database, because tests open several. */
const followersOf = new WeakMap<PrismaClient, Followers>()

/**
 * Calls `hear` whenever something of a kind may have changed for the member, whichever process wrote it; the change
 * itself has to be requested. Returns a function that stops it.
 */
export async function subscribeToNotifications(userId: number, hear: Hear): Promise<() => void> {
  const followers = followersOf.get(db()) ?? startListening()
  await followers.ready
  const own = followers.of.get(userId) ?? new Set()
  followers.of.set(userId, own.add(hear))
  return () => {
    own.delete(hear)
    if (own.size === 0 && followers.of.get(userId) === own) followers.of.delete(userId)
  }
}

function startListening(): Followers {
  const of: Followers['of'] = new Map()
  const tell = (hearers: Iterable<Hear>, kind: NewsKind) => {
    for (const hear of hearers) hear(kind)
  }
  const everybody = () => [...of.values()].flatMap((own) => [...own])
  const ready = listen(CHANNEL, {
    hear(payload) {
      const [whom = '', kind] = payload.split(' ')
      if (!isKind(kind)) return
      tell(whom === EVERYBODY ? everybody() : [...(of.get(Number(whom)) ?? [])], kind)
    },
    missed() {
      for (const kind of KINDS) tell(everybody(), kind)
    },
  })
  const followers = { of, ready }
  const client = db()
  followersOf.set(client, followers)
  ready.catch(() => followersOf.delete(client))
  return followers
}

const isKind = (text: string | undefined): text is NewsKind => KINDS.some((kind) => kind === text)
