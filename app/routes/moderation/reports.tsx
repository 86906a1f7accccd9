import { data } from 'react-router'
import { listReported } from '#app/domain/moderation/listing.server.ts'
import { resolveReports } from '#app/domain/moderation/resolve.server.ts'
import { ResolutionSchema } from '#app/domain/moderation/schema.ts'
import { parseSubject } from '#app/domain/moderation/subject.ts'
import { hasRole } from '#app/domain/viewer/permissions.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, notFound, redirectWithNotice } from '#app/http/responses.server.ts'
import { administrationAddress } from '#app/settings.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Results } from '#app/ui/results.tsx'
import { TabLinks } from '#app/ui/tabs.tsx'
import { EMPTY_PAGE, parsePage } from '#app/values/list-page.ts'
import { ownSearch } from '#app/values/own-search.ts'
import { pageHref } from '#app/values/search-params.ts'
import type { Route } from './+types/reports'
import { ReportedItem } from './reported-item.tsx'

const isReviewed = (search: URLSearchParams) => search.get('reviewed') === 'true'

export async function loader({ url, context }: Route.LoaderArgs) {
  const reviewed = isReviewed(url.searchParams)
  const page = parsePage(url.searchParams.get('page'))
  const viewer = context.get(viewerContext)
  // Whoever has no role has come from the administration.
  const back = hasRole(viewer) ? undefined : { to: administrationAddress(), label: 'Administration' }
  const list = await listOrFailure(context, { ...EMPTY_PAGE, things: [] }, () =>
    listReported(viewer, reviewed, page),
  )
  return { ...list, reviewed, back }
}

const NOTICES = {
  RESTORED: 'Restored. Everyone who could see it before can see it again.',
  REMOVED: 'Removed. Only its author and staff can see it.',
}

export async function action({ url, context }: Route.ActionArgs) {
  const form = await parseForm(context, ResolutionSchema)
  if (!form.ok) throw data(null, { status: 400 })
  const { subject, version, outcome } = form.value
  const resolution = await resolveReports(
    context.get(viewerContext),
    found(parseSubject(subject)),
    version,
    outcome,
  )
  if (resolution === 'gone') throw notFound()
  const page = url.pathname + ownSearch(url.search)
  return resolution === 'changed'
    ? redirectWithNotice(page, 'Someone reported or reviewed this in the meantime. Take another look.', {
        tone: 'danger',
      })
    : redirectWithNotice(page, NOTICES[outcome])
}

const title = 'Reports'

export default function Reports({ loaderData }: Route.ComponentProps) {
  const { things, total, page, pages, failed, reviewed, back } = loaderData
  return (
    <>
      <PageTitle title={title} />
      <PageHead
        title={title}
        back={back}
        lead="What members reported as inappropriate. It stays hidden until you restore it."
      />
      <TabLinks
        label="Reports"
        tabs={[
          { to: '?', label: 'To review', current: !reviewed },
          { to: '?reviewed=true', label: 'Reviewed', current: reviewed },
        ]}
      />
      <Results failed={failed}>
        {total > 0 ? (
          <ol className="stack measure">
            {things.map((thing) => (
              <ReportedItem key={thing.key} thing={thing} />
            ))}
          </ol>
        ) : (
          <EmptyState title="No items.">
            {reviewed ? 'Nothing has been reviewed yet.' : 'Nothing to review.'}
          </EmptyState>
        )}
        <Pagination
          page={page}
          pages={pages}
          href={(to) => pageHref(new URLSearchParams(reviewed ? { reviewed: 'true' } : {}), to)}
        />
      </Results>
    </>
  )
}
