import { href } from 'react-router'
import { kindNamed } from '#app/domain/administered/kinds.server.ts'
import { findEntry, readHistory } from '#app/domain/administration/history.server.ts'
import { canUndo, isImport } from '#app/domain/administration/undo.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
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
  const kind = kindNamed(entry.kind)
  const undoable = kind !== null && isImport(entry) && !entry.undone && canUndo(viewer, kind, entry)
  return { entry: found(shown), rows: await shownEntries(viewer, entries), page, pages, undoable }
}

export default function HistoryEntry({ loaderData }: Route.ComponentProps) {
  const { entry, rows, page, pages, undoable } = loaderData
  const title = 'Entry in the history'
  return (
    <>
      <PageTitle title={title} />
      <PageHead title={title} back={{ to: href('/admin/history'), label: 'History' }} />
      <div className="stack">
        {undoable && (
          <div className="cluster">
            <ButtonLink
              variant="secondary"
              to={href('/admin/history/:entryId/undo', { entryId: String(entry.id) })}
            >
              Undo
            </ButtonLink>
          </div>
        )}
        <ol className="stack">
          <EntryItem entry={{ ...entry, rows: 0 }} />
          {rows.map((row) => (
            <EntryItem key={row.id} entry={row} />
          ))}
        </ol>
        <Pagination page={page} pages={pages} href={(to) => `?page=${to}`} />
      </div>
    </>
  )
}
