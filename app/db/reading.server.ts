import { AsyncLocalStorage } from 'node:async_hooks'

/** Which server the rows of the work at hand may come from. Outside of any, the primary. */
const reading = new AsyncLocalStorage<'replica' | 'primary'>()

/**
 * Lets a list or an export be read from a replica, where there is one. Its statements have to be queries of
 * query.server.ts outside transactions; all others go to the primary.
 */
export const fromReplica = <Result>(work: () => Promise<Result>): Promise<Result> =>
  reading.getStore() === 'primary' ? work() : reading.run('replica', work)

/** Reads from the primary whatever the work lists: it must not miss what was written before. */
export const fromPrimary = <Result>(work: () => Promise<Result>): Promise<Result> =>
  reading.run('primary', work)

export const readsFromReplica = (): boolean => reading.getStore() === 'replica'
