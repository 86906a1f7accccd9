import { findRecord, titleOf } from '#app/domain/administration/find.server.ts'
import { found } from '#app/http/responses.server.ts'
import { kindContext } from '#app/middleware/require-administration.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Results } from '#app/ui/results.tsx'
import { parseId } from '#app/values/ids.ts'
import { parsePage } from '#app/values/list-page.ts'
import { EntryItem } from '../history/entry-item.tsx'
import { shownHistory } from '../history/shown-history.server.ts'
import type { Route } from './+types/history'
import { recordHref } from './address.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const kind = context.get(kindContext)
  const record = found(await findRecord(kind, parseId(params.recordId)))
  const of = { kind: kind.name, recordId: record.id }
  return {
    back: { to: recordHref(kind.name, record.id), label: await titleOf(kind, record) },
    ...(await shownHistory(context, of, parsePage(url.searchParams.get('page')))),
  }
}

export default function RecordHistory({ loaderData }: Route.ComponentProps) {
  const { back, entries, page, pages, failed } = loaderData
  const title = `History of ${back.label}`
  return (
    <>
      <PageTitle title={title} />
      <PageHead title="History" back={back} />
      <Results failed={failed}>
        {entries.length === 0 && <EmptyState title="Nothing yet">No one has changed it here.</EmptyState>}
        <ol className="stack">
          {entries.map((entry) => (
            <EntryItem key={entry.id} entry={entry} led={false} />
          ))}
        </ol>
        <Pagination page={page} pages={pages} href={(to) => `?page=${to}`} />
      </Results>
    </>
  )
}
