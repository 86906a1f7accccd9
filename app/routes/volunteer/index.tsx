import { href, Link, Outlet } from 'react-router'
import { filterParams, parseFilter } from '#app/domain/volunteering/filter.ts'
import { listOpportunities } from '#app/domain/volunteering/listing.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FilterChips } from '#app/ui/filter-chips.tsx'
import { WithFilters } from '#app/ui/filter-form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { focusStays } from '#app/ui/route-announcer.tsx'
import { parsePage } from '#app/values/list-page.ts'
import { pageHref } from '#app/values/search-params.ts'
import type { Route } from './+types/index'
import { alsoAfterRefusal } from './after-refusal.ts'
import { AreaTabs } from './area-tabs.tsx'
import { OpportunityCards } from './opportunity-card.tsx'
import { OpportunityFilters } from './opportunity-filters.tsx'
import { removableFilters } from './removable-filters.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const page = parsePage(url.searchParams.get('page'))
  return listOpportunities(context.get(viewerContext), parseFilter(url.searchParams), page)
}

const title = 'Volunteer'

export const shouldRevalidate = alsoAfterRefusal

export default function Volunteer({ loaderData: list }: Route.ComponentProps) {
  const { opportunities, total, page, pages, filter } = list
  return (
    <>
      <PageTitle title={title} />
      <PageHead
        title={title}
        lead="Pass on what you were given, whether it’s an hour now and then or more."
        action={
          <ButtonLink
            variant="secondary"
            to={href('/volunteer/giving-back')}
            preventScrollReset
            state={focusStays}
          >
            <Icon name="heart" /> How I give back
          </ButtonLink>
        }
      />
      <Outlet />
      <AreaTabs current="opportunities" />
      <WithFilters filters={<OpportunityFilters list={list} />}>
        <FilterChips filters={removableFilters(list)} />
        <p className="text-muted" role="status">
          {total.toLocaleString('en-US')} {total === 1 ? 'opportunity' : 'opportunities'}
        </p>
        {total > 0 ? (
          <OpportunityCards opportunities={opportunities} />
        ) : (
          <Nothing matching={filter.matching} />
        )}
        <Pagination page={page} pages={pages} href={(to) => pageHref(filterParams(filter), to)} />
      </WithFilters>
    </>
  )
}

function Nothing({ matching }: { matching: boolean }) {
  const all = (
    <ButtonLink variant="secondary" to={href('/volunteer')}>
      Show all opportunities
    </ButtonLink>
  )
  return (
    <EmptyState title="No items." action={all}>
      {matching ? (
        <>
          Nothing matches how you give back yet.{' '}
          <Link to={href('/volunteer/giving-back')}>Choose how you give back</Link>
        </>
      ) : (
        'New opportunities will show up here.'
      )}
    </EmptyState>
  )
}
