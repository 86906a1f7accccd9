import type { Change } from './content.ts'

/** Whether and when members see a record. Moments are ISO texts, as the history keeps them. */
export type State = {
  published: boolean
  publishedAt: string | null
  publishAt: string | null
  publishZone: string | null
  archivedAt: string | null
}

export const NOT_PUBLISHED: State = {
  published: false,
  publishedAt: null,
  publishAt: null,
  publishZone: null,
  archivedAt: null,
}

export type Standing = 'draft' | 'scheduled' | 'published' | 'changed' | 'archived'

export const STANDINGS: Record<Standing, string> = {
  published: 'Published',
  changed: 'Published, with changes',
  scheduled: 'Scheduled',
  draft: 'Draft',
  archived: 'Archived',
}

/** The standings of what has no drafts, and is archived all the same. */
export const ARCHIVING = { published: 'Active', archived: 'Archived' } as const

export function standingOf(state: State, hasDraft: boolean): Standing {
  if (state.archivedAt) return 'archived'
  if (state.publishAt) return 'scheduled'
  if (state.published) return hasDraft ? 'changed' : 'published'
  return 'draft'
}

/** What is done to a record as a whole. */
export type Operation = 'publish' | 'unpublish' | 'archive' | 'restore'

export const OPERATIONS: Record<Operation, { label: string; done: string; pending: string }> = {
  publish: { label: 'Publish', done: 'published', pending: 'Publishing…' },
  unpublish: { label: 'Unpublish', done: 'unpublished', pending: 'Unpublishing…' },
  archive: { label: 'Archive', done: 'archived', pending: 'Archiving…' },
  restore: { label: 'Restore from archive', done: 'restored from the archive', pending: 'Restoring…' },
}

/** Why an operation can't be done to a record in this state, or null. */
export function refusalOf(operation: Operation, state: State): string | null {
  if (operation === 'restore') return state.archivedAt ? null : 'It isn’t archived.'
  if (state.archivedAt)
    return operation === 'archive' ? 'It’s archived already.' : 'It’s archived. Restore it first.'
  return operation === 'unpublish' && !state.published && !state.publishAt ? 'It isn’t published.' : null
}

/** What is published already keeps its moment; what is restored comes back as a draft. */
export function afterOperation(operation: Operation, state: State, now: Date): State {
  const unscheduled = { ...state, publishAt: null, publishZone: null }
  switch (operation) {
    case 'publish':
      return {
        ...unscheduled,
        published: true,
        publishedAt: state.published ? state.publishedAt : now.toISOString(),
      }
    case 'unpublish':
      return { ...unscheduled, published: false }
    case 'archive':
      return { ...unscheduled, published: false, archivedAt: now.toISOString() }
    case 'restore':
      return { ...state, archivedAt: null }
  }
}

const NAMES = Object.keys(NOT_PUBLISHED) as (keyof State)[]

export const isState = (path: string) => (NAMES as string[]).includes(path)

export const stateChanges = (before: State, after: State): Change[] =>
  NAMES.filter((name) => before[name] !== after[name]).map((name) => ({
    path: name,
    before: before[name],
    after: after[name],
  }))

export const stateBefore = (state: State, changes: Change[]): State =>
  Object.assign(
    {},
    state,
    ...changes.filter(({ path }) => isState(path)).map(({ path, before }) => ({ [path]: before })),
  )
