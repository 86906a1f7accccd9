import { href } from 'react-router'
import { listProspects } from '#app/domain/job-postings/postings.server.ts'
import { canSaveProspects } from '#app/domain/viewer/permissions.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { ResultCount } from '#app/ui/result-count.tsx'
import { Results } from '#app/ui/results.tsx'
import { EMPTY_PAGE, parsePage } from '#app/values/list-page.ts'
import { pageHref } from '#app/values/search-params.ts'
import type { Route } from './+types/prospects'
import { JobPostings } from './job-postings.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const list = await listOrFailure(context, { ...EMPTY_PAGE, postings: [] }, () =>
    listProspects(viewer, parsePage(url.searchParams.get('page'))),
  )
  return { ...list, canKeep: canSaveProspects(viewer) }
}

const title = 'Job prospects'

export default function Prospects({ loaderData }: Route.ComponentProps) {
  const { postings, total, page, pages, failed, canKeep } = loaderData
  return (
    <>
      <PageTitle title={title} />
      <PageHead
        title={title}
        back={{ to: href('/partner-hub'), label: 'Partner Hub' }}
        lead={
          canKeep
            ? 'Job postings you’ve favorited or applied for.'
            : 'Where alumni find the job postings they’ve favorited or applied for.'
        }
      />
      <Results failed={failed}>
        <ResultCount>
          {`${total.toLocaleString('en-US')} ${total === 1 ? 'job posting' : 'job postings'}`}
        </ResultCount>
        {total > 0 ? (
          <JobPostings postings={postings} canKeep={canKeep} heading="h2" />
        ) : (
          <EmptyState
            title="No items."
            action={
              <ButtonLink variant="secondary" to={href('/partner-hub')}>
                Browse partners
              </ButtonLink>
            }
          >
            {canKeep
              ? 'You’ll find job postings on each partner’s hub. Mark one as a favorite or applied, and it will show up here.'
              : 'Alumni collect job postings here by marking them on a partner’s hub. Staff can read the postings there.'}
          </EmptyState>
        )}
        <Pagination page={page} pages={pages} href={(to) => pageHref(new URLSearchParams(), to)} />
      </Results>
    </>
  )
}
