import { consume } from '#app/domain/rate-limits/rate-limits.server.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { searchWords } from '#app/values/fold.ts'
import { orFailed } from '#app/values/or-failed.ts'
import { searchText } from '#app/values/search-params.ts'
import { type Hit, KINDS } from './kinds.server.ts'
import { searchPages } from './pages.server.ts'

const MOST_OF_A_KIND = 6

export type Group = {
  label: string
  one: string
  hits: Hit[]
  /** The list with its search set, if it has more. */
  all: string | null
  failed: boolean
}

export type Everything = {
  text: string
  /** What the viewer can search, with where it is listed. */
  kinds: { label: string; to: string }[]
  /** What was found of each kind; null if nothing was asked. */
  groups: Group[] | null
  /** Until the viewer may search again, if they have searched too often. */
  seconds: number | null
}

/**
 * Searches each kind of things that the viewer has a list of, all at the same time: one query each. A kind that fails
 * fails alone.
 */
export async function searchEverything(
  viewer: Viewer,
  typed: string | null,
  onFailure: (error: unknown) => void,
): Promise<Everything> {
  const text = searchText(typed)
  const shown = KINDS.filter((kind) => kind.shown(viewer))
  const kinds = shown.map(({ label, list }) => ({ label, to: list('') }))
  const nothing = { text, kinds, groups: null, seconds: null }
  if (searchWords(text).length === 0) return nothing
  const use = await consume('searchesByMember', String(viewer.id))
  if (!use.allowed) return { ...nothing, seconds: use.seconds }
  const part = orFailed(onFailure)
  const found = await Promise.all(
    shown.map(async ({ label, one, find, list }) => {
      const hits = await part(find(viewer, text, MOST_OF_A_KIND + 1))
      if (hits === 'failed') return { label, one, hits: [], all: list(text), failed: true }
      const all = hits.length > MOST_OF_A_KIND ? list(text) : null
      return { label, one, hits: hits.slice(0, MOST_OF_A_KIND), all, failed: false }
    }),
  )
  const groups = [pages(viewer, text), ...found].filter(({ hits, failed }) => hits.length > 0 || failed)
  return { text, kinds, groups, seconds: null }
}

function pages(viewer: Viewer, text: string): Group {
  const hits = searchPages(viewer, text)
    .slice(0, MOST_OF_A_KIND)
    .map(({ label, to, group }, id) => ({ id, name: label, about: group, to }))
  return { label: 'Pages', one: 'Page', hits, all: null, failed: false }
}
