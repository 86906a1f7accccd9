/** What this process still takes on. */
export type Load = 'normal' | 'busy' | 'overloaded'

const EVERY = 200

/**
 * Watches by how many milliseconds timers are late. What was lately counts half as much as what is now, so that one long
 * piece of work is no load yet. `clock` is in milliseconds.
 */
export function watchLateness(clock = () => performance.now()): () => number {
  let late = 0
  let due = clock() + EVERY
  setInterval(() => {
    const now = clock()
    late = (late + Math.max(0, now - due)) / 2
    due = now + EVERY
  }, EVERY).unref()
  return () => late
}

/** Pages are sent away from `limit` milliseconds on, forms from twice as many, and with 0 none. */
export function loadOf(late: number, limit: number): Load {
  if (limit === 0 || late < limit) return 'normal'
  return late < 2 * limit ? 'busy' : 'overloaded'
}

const shed = { line: 0, late: 0 }

/** How many requests were sent away since the start, because the line was full or the process late. */
export const shedCounts = (): Readonly<typeof shed> => shed

export function countShed(why: keyof typeof shed): void {
  shed[why]++
}
