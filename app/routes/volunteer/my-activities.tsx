import { href } from 'react-router'
import { listActivities } from '#app/domain/volunteering/listing.server.ts'
import { alsoAfterRefusal } from '#app/forms/after-refusal.ts'
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
import type { Route } from './+types/my-activities'
import { AreaTabs } from './area-tabs.tsx'
import { OpportunityCards } from './opportunity-card.tsx'

export const loader = ({ url, context }: Route.LoaderArgs) =>
  listOrFailure(context, { ...EMPTY_PAGE, opportunities: [] }, () =>
    listActivities(context.get(viewerContext), parsePage(url.searchParams.get('page'))),
  )

export const shouldRevalidate = alsoAfterRefusal

export default function MyActivities({ loaderData }: Route.ComponentProps) {
  const { opportunities, total, page, pages, failed } = loaderData
  return (
    <>
      <PageTitle title="My activities" />
      <PageHead title="Volunteer" lead="What you’ve signed up for, and where it stands." />
      <AreaTabs current="activities" />
      <Results failed={failed}>
        <ResultCount>
          {`${total.toLocaleString('en-US')} ${total === 1 ? 'activity' : 'activities'}`}
        </ResultCount>
        {total > 0 ? (
          <OpportunityCards opportunities={opportunities} />
        ) : (
          <EmptyState
            title="No items."
            action={
              <ButtonLink variant="secondary" to={href('/volunteer')}>
                Browse opportunities
              </ButtonLink>
            }
          >
            Opportunities you sign up for will show up here.
          </EmptyState>
        )}
        <Pagination page={page} pages={pages} href={(to) => pageHref(new URLSearchParams(), to)} />
      </Results>
    </>
  )
}
