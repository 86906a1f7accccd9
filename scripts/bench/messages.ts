/** What the bench and the processes that it measures say to each other. */

/** `cpu` in milliseconds since the process began, `memory` (resident) and the most that it was so far in bytes. */
export type Usage = { cpu: number; memory: number; peak: number }
export type Statement = { name?: string; text: string; values: unknown[] }
/** What the event loop was held since it was asked before, in milliseconds: at most, and at most in 99 of 100 turns. */
export type Held = { longest: number; usually: number }
export type Ask = { ask: 'usage' | 'held' | 'record' | 'recorded' } | { ask: 'repeat'; work: SameWork[] }

/** A page's statements, and the answer that it made of them. */
export type SameWork = {
  path: string
  statements: Statement[]
  headers: Record<string, string>
  body: Uint8Array
}
