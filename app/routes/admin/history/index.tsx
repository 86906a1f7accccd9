import { readHistory } from '#app/domain/administration/history.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { parsePage } from '#app/values/list-page.ts'
import type { Route } from './+types/index'
import { EntryItem } from './entry-item.tsx'
import { shownEntries } from './shown-entry.server.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const { entries, page, pages } = await readHistory(viewer, {}, parsePage(url.searchParams.get('page')))
  return { entries: await shownEntries(viewer, entries), page, pages }
}

export default function History({ loaderData: { entries, page, pages } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title="History" />
      <PageHead title="History" lead="Who changed what, newest first." />
      {entries.length === 0 && (
        <EmptyState title="Nothing yet">Changes appear here as they’re made.</EmptyState>
      )}
      <ol className="stack">
        {entries.map((entry) => (
          <EntryItem key={entry.id} entry={entry} />
        ))}
      </ol>
      <Pagination page={page} pages={pages} href={(to) => `?page=${to}`} />
    </>
  )
}
