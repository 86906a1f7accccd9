import { findRecord, titleOf } from '#app/domain/administration/find.server.ts'
import { readHistory } from '#app/domain/administration/history.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { kindContext } from '#app/middleware/require-administration.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { parseId } from '#app/values/ids.ts'
import { parsePage } from '#app/values/list-page.ts'
import { EntryItem } from '../history/entry-item.tsx'
import { shownEntries } from '../history/shown-entry.server.ts'
import type { Route } from './+types/history'
import { recordHref } from './address.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [viewer, kind] = [context.get(viewerContext), context.get(kindContext)]
  const record = found(await findRecord(kind, parseId(params.recordId)))
  const of = { kind: kind.name, recordId: record.id }
  const { entries, page, pages } = await readHistory(viewer, of, parsePage(url.searchParams.get('page')))
  return {
    back: { to: recordHref(kind.name, record.id), label: await titleOf(kind, record) },
    entries: await shownEntries(viewer, entries),
    page,
    pages,
  }
}

export default function RecordHistory({ loaderData: { back, entries, page, pages } }: Route.ComponentProps) {
  const title = `History of ${back.label}`
  return (
    <>
      <PageTitle title={title} />
      <PageHead title="History" back={back} />
      {entries.length === 0 && <EmptyState title="Nothing yet">No one has changed it here.</EmptyState>}
      <ol className="stack">
        {entries.map((entry) => (
          <EntryItem key={entry.id} entry={entry} led={false} />
        ))}
      </ol>
      <Pagination page={page} pages={pages} href={(to) => `?page=${to}`} />
    </>
  )
}
