import { href } from 'react-router'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Results } from '#app/ui/results.tsx'
import { parsePage } from '#app/values/list-page.ts'
import { pageHref } from '#app/values/search-params.ts'
import type { Route } from './+types/index'
import { EntryItem } from './entry-item.tsx'
import { shownHistory } from './shown-history.server.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const late = url.searchParams.get('late') === 'true'
  const page = parsePage(url.searchParams.get('page'))
  return { ...(await shownHistory(context, { late }, page)), late }
}

export default function History({ loaderData }: Route.ComponentProps) {
  const { entries, page, pages, failed, late } = loaderData
  return (
    <>
      <PageTitle title="History" />
      <PageHead
        title="History"
        lead={late ? 'Publications that were late in the last two weeks.' : 'Who changed what, newest first.'}
        back={late ? { to: href('/admin/history'), label: 'All changes' } : undefined}
      />
      <Results failed={failed}>
        {entries.length === 0 && (
          <EmptyState title="Nothing yet">Changes appear here as they’re made.</EmptyState>
        )}
        <ol className="stack">
          {entries.map((entry) => (
            <EntryItem key={entry.id} entry={entry} />
          ))}
        </ol>
        <Pagination
          page={page}
          pages={pages}
          href={(to) => pageHref(new URLSearchParams(late ? { late: 'true' } : {}), to)}
        />
      </Results>
    </>
  )
}
