/**
 * Taps at the door, kept for the tab until the server has them: each with its session and its moment, whatever page is
 * shown meanwhile. They are sent in the order in which they were made. Sending one twice has the same outcome as once.
 * Fetchers would belong to a page, and a navigation would drop them.
 */
import { useSyncExternalStore } from 'react'
import { href } from 'react-router'
import { tabMemory } from '#app/ui/tab-memory.ts'
import { REFUSALS, type Refusal } from './tap.ts'

export type Tap = {
  eventId: number
  sessionId: number
  session: string
  userId: number
  name: string
  here: boolean
  at: number
  openedBy: string
}

type Refused = { tap: Tap; reason: string }

type Taps = {
  waiting: Tap[]
  /** Those that the server has, but the page doesn't show yet. */
  sent: Tap[]
  refused: Refused[]
  /** What they wait for, if not for their turn. */
  lost: 'connection' | 'sign-in' | null
}

type Kept = Pick<Taps, 'waiting' | 'refused'>

const KEY = 'taps at the door'
const TRY_AGAIN_AFTER = 4_000
const none: Taps = { waiting: [], sent: [], refused: [], lost: null }

let taps: Taps | undefined
let isSending = false
let again: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export const useTaps = (): Taps => useSyncExternalStore(subscribe, current, () => none)

export function addTap(tap: Tap): void {
  set({ waiting: [...current().waiting, tap] })
  void sendTaps()
}

export const forgetSent = () => set({ sent: [] })

export const forgetRefused = () => set({ refused: [] })

export async function sendTaps(): Promise<void> {
  if (isSending) return
  isSending = true
  try {
    for (let [tap] = current().waiting; tap; [tap] = current().waiting) {
      const answer = await post(tap)
      if (answer === 'connection' || answer === 'sign-in') {
        set({ lost: answer })
        clearTimeout(again)
        again = setTimeout(sendTaps, TRY_AGAIN_AFTER)
        return
      }
      const { waiting, sent, refused } = current()
      const reason = reasonOf(answer)
      set({
        waiting: waiting.slice(1),
        sent: [...sent, tap],
        refused: reason ? [...refused, { tap, reason }] : refused,
        lost: null,
      })
    }
  } finally {
    isSending = false
  }
}

/** Of our server, which names each of its answers. */
const REFUSING = [400, 403, 404]

type Done = 'here' | 'absent' | Refusal | 'refused'
type Answer = Done | 'connection' | 'sign-in'

/** Null for a tap that was done. */
function reasonOf(answer: Done): string | null {
  if (answer === 'here' || answer === 'absent') return null
  return answer === 'refused' ? 'you can no longer check people in' : REFUSALS[answer]
}

/** An answer that isn't one of ours is somebody's on the way, such as a hotel's sign-in page. */
async function post({ session: _, name: __, at, ...tap }: Tap): Promise<Answer> {
  const body = new URLSearchParams(
    Object.entries({ ...tap, ago: Math.max(Date.now() - at, 0) }).map(([name, value]) => [
      name,
      String(value),
    ]),
  )
  try {
    const response = await fetch(href('/endpoints/check-in'), { method: 'POST', body, redirect: 'manual' })
    if (response.status === 401 || response.type === 'opaqueredirect') return 'sign-in'
    if (REFUSING.includes(response.status) && response.headers.has('X-Request-Id')) return 'refused'
    const { kind } = (await response.json()) as { kind: Answer }
    return response.ok && kind ? kind : 'connection'
  } catch {
    return 'connection'
  }
}

function current(): Taps {
  taps ??= { ...none, ...tabMemory.read<Kept>(KEY) }
  return taps
}

function set(changes: Partial<Taps>) {
  taps = { ...current(), ...changes }
  const { waiting, refused } = taps
  if (waiting.length + refused.length > 0) tabMemory.keep(KEY, { waiting, refused } satisfies Kept)
  else tabMemory.forget(KEY)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('online', sendTaps)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', sendTaps)
  }
}
