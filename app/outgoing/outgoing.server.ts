/**
 * Connections to other machines. Every kind has a limit in milliseconds, so that nothing waits for one forever, and is
 * counted, so that a leak shows.
 */
export const PATIENCE = {
  /** One statement; opening a connection takes far less. */
  database: 60_000,
  /** The primary reads what a replica hasn't read by then. */
  replica: 5_000,
  notifications: 10_000,
  mail: 60_000,
  billing: 10_000,
  storage: 20_000,
  'sign-in': 8_000,
  photo: 8_000,
}
export type Outgoing = keyof typeof PATIENCE

type Count = { open: number; opened: number; failed: number }

/** Shared by every copy of this module. */
const COUNTS = Symbol.for('members-network.outgoing')
const holder = globalThis as { [COUNTS]?: Partial<Record<Outgoing, Count>> }

/** The connections of each kind: open at this moment, and since this process started. */
export function outgoingCounts(): Partial<Record<Outgoing, Count>> {
  holder[COUNTS] ??= {}
  return holder[COUNTS]
}

/** Counts a connection as open, until the returned function is called. */
export function countOpened(kind: Outgoing): (how?: 'failed') => void {
  const counts = outgoingCounts()
  counts[kind] ??= { open: 0, opened: 0, failed: 0 }
  const count = counts[kind]
  count.open++
  count.opened++
  let isOpen = true
  return (how) => {
    if (!isOpen) return
    isOpen = false
    count.open--
    if (how) count.failed++
  }
}

/** Uses a connection for one task, which fails if it takes too long. */
export async function withOutgoing<Result>(
  kind: Outgoing,
  use: (signal: AbortSignal) => Promise<Result>,
  patience = PATIENCE[kind],
): Promise<Result> {
  const closed = countOpened(kind)
  const signal = AbortSignal.timeout(patience)
  try {
    const result = await orAborted(use(signal), signal)
    closed()
    return result
  } catch (error) {
    // A library may throw the response that it leads to.
    closed(error instanceof Response ? undefined : 'failed')
    throw error
  }
}

/** A part of a task, which fails if it takes longer than that. */
export const inTime = <Result>(patience: number, part: Promise<Result>): Promise<Result> =>
  orAborted(part, AbortSignal.timeout(patience))

const orAborted = <Result>(task: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  Promise.race([
    task,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  ])
