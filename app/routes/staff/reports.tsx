import { data } from 'react-router'
import { listReported } from '#app/domain/reports/listing.server.ts'
import { SettlementSchema } from '#app/domain/reports/schema.ts'
import { resolveReports } from '#app/domain/reports/settle.server.ts'
import { parseSubject } from '#app/domain/reports/subject.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, notFound, redirectWithNotice } from '#app/http/responses.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { TabLinks } from '#app/ui/tabs.tsx'
import { parsePage } from '#app/values/list-page.ts'
import { pageHref } from '#app/values/search-params.ts'
import type { Route } from './+types/reports'
import { ReportedItem } from './reported-item.tsx'

const isSettled = (search: URLSearchParams) => search.get('settled') === 'true'

export async function loader({ url, context }: Route.LoaderArgs) {
  const settled = isSettled(url.searchParams)
  const page = parsePage(url.searchParams.get('page'))
  return { ...(await listReported(context.get(viewerContext), settled, page)), settled }
}

const NOTICES = {
  RESTORED: 'Restored. Everyone who could see it before can see it again.',
  REMOVED: 'Removed. Only its author and staff can see it.',
}

export async function action({ url, context }: Route.ActionArgs) {
  const form = await parseForm(context, SettlementSchema)
  if (!form.ok) throw data(null, { status: 400 })
  const { subject, version, outcome } = form.value
  const settling = await resolveReports(
    context.get(viewerContext),
    found(parseSubject(subject)),
    version,
    outcome,
  )
  if (settling === 'gone') throw notFound()
  const page = url.pathname + url.search
  return settling === 'changed'
    ? redirectWithNotice(page, 'Someone reported or reviewed this in the meantime. Take another look.', {
        tone: 'danger',
      })
    : redirectWithNotice(page, NOTICES[outcome])
}

const title = 'Reports'

export default function Reports({ loaderData }: Route.ComponentProps) {
  const { things, total, page, pages, settled } = loaderData
  return (
    <>
      <PageTitle title={title} />
      <PageHead
        title={title}
        lead="What members reported as inappropriate. It stays hidden until you restore it."
      />
      <TabLinks
        label="Reports"
        tabs={[
          { to: '?', label: 'To review', current: !settled },
          { to: '?settled=true', label: 'Reviewed', current: settled },
        ]}
      />
      <div className="stack">
        {total > 0 ? (
          <ol className="stack measure">
            {things.map((thing) => (
              <ReportedItem key={thing.key} thing={thing} />
            ))}
          </ol>
        ) : (
          <EmptyState title="No items.">
            {settled ? 'Nothing has been reviewed yet.' : 'Nothing to review.'}
          </EmptyState>
        )}
        <Pagination
          page={page}
          pages={pages}
          href={(to) => pageHref(new URLSearchParams(settled ? { settled: 'true' } : {}), to)}
        />
      </div>
    </>
  )
}
