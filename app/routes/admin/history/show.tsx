import { href } from 'react-router'
import { findEntry, readHistory } from '#app/domain/administration/history.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { parseId } from '#app/values/ids.ts'
import { parsePage } from '#app/values/list-page.ts'
import type { Route } from './+types/show'
import { EntryItem } from './entry-item.tsx'
import { shownEntries } from './shown-entry.server.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const entry = found(await findEntry(viewer, parseId(params.entryId)))
  const { entries, page, pages } = await readHistory(
    viewer,
    { parentId: entry.id },
    parsePage(url.searchParams.get('page')),
  )
  const [shown] = await shownEntries(viewer, [entry], { whole: true })
  return { entry: found(shown), rows: await shownEntries(viewer, entries), page, pages }
}

export default function HistoryEntry({ loaderData: { entry, rows, page, pages } }: Route.ComponentProps) {
  const title = 'Entry in the history'
  return (
    <>
      <PageTitle title={title} />
      <PageHead title={title} back={{ to: href('/admin/history'), label: 'History' }} />
      <ol className="stack">
        <EntryItem entry={{ ...entry, rows: 0 }} />
        {rows.map((row) => (
          <EntryItem key={row.id} entry={row} />
        ))}
      </ol>
      <Pagination page={page} pages={pages} href={(to) => `?page=${to}`} />
    </>
  )
}
