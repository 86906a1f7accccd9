import type { Viewer } from '../viewer/viewer.ts'

/** What merging would move, and what follows from that, before it is done. */
export type MergePlan = {
  into: { id: number; name: string; place?: string | null }
  /** How many of each there are, and how many of those the other one has already. */
  moves: { what: string; count: number; both: number }[]
  says: string[]
  /** Of everything that the plan says: what isn't as it was shown isn't done. */
  token: string
}

export type Merging = { kind: 'merged'; name: string; into: string } | { kind: 'changed' | 'gone' }

/** How one record of a kind becomes part of another one and is no more. */
export type Merger = {
  /** The name, and what it can become part of; what is found by a search where those are too many to show. */
  find: (
    id: number,
    search: string,
  ) => Promise<{ name: string; others: { value: string; label: string }[] } | null>
  searched: boolean
  /** Null unless the two can become one. */
  plan: (id: number, intoId: number) => Promise<MergePlan | null>
  merge: (viewer: Viewer, id: number, intoId: number, token: string) => Promise<Merging>
  texts: {
    /** Goes on after “It becomes part of the other one”. */
    fate: string
    nothing: string
    table: string
    moves: (into: string) => string
    both: string
  }
}
