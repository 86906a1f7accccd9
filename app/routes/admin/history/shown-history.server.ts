import type { RouterContextProvider } from 'react-router'
import { readHistory } from '#app/domain/administration/history.server.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { EMPTY_PAGE } from '#app/values/list-page.ts'
import { shownEntries } from './shown-entry.server.ts'

/** A page of the history as it is shown. */
export function shownHistory(
  context: Readonly<RouterContextProvider>,
  asked: Parameters<typeof readHistory>[1],
  page: number,
) {
  const viewer = context.get(viewerContext)
  return listOrFailure(context, { ...EMPTY_PAGE, entries: [] }, async () => {
    const { entries, ...found } = await readHistory(viewer, asked, page)
    return { ...found, entries: await shownEntries(viewer, entries) }
  })
}
