/** What the bench and the processes that it measures say to each other. */

/** `cpu` in milliseconds since the process began, `memory` (resident) and the most that it was so far in bytes. */
export type Usage = { cpu: number; memory: number; peak: number }
export type Statement = { name?: string; text: string; values: unknown[] }
export type Ask = { ask: 'usage' | 'record' | 'recorded' } | { ask: 'repeat'; work: SameWork[] }

/** A page's statements, and the answer that it made of them. */
export type SameWork = {
  path: string
  statements: Statement[]
  headers: Record<string, string>
  body: Uint8Array
}
