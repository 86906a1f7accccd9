/** Messages between the bench and the processes that it measures. */

/** `cpu` in milliseconds since the process started, `memory` (resident) and its peak in bytes. */
export type Usage = { cpu: number; memory: number; peak: number }
export type Statement = { name?: string; text: string; values: unknown[] }
/** Event loop delays since the last report, in milliseconds: the maximum, and the 99th percentile. */
export type Held = { longest: number; usually: number }
export type Ask = { ask: 'usage' | 'held' | 'record' | 'recorded' } | { ask: 'repeat'; work: SameWork[] }

/** A page's statements, and its response. */
export type SameWork = {
  path: string
  statements: Statement[]
  headers: Record<string, string>
  body: Uint8Array
}
