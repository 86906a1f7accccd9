import { href, useOutlet } from 'react-router'
import { filterParams, parseFilter } from '#app/domain/businesses/filter.ts'
import { listBusinesses, type Registry as RegistryList } from '#app/domain/businesses/listing.server.ts'
import { mayAddBusiness } from '#app/domain/viewer/areas.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { viewerIfAny } from '#app/http/request-context.server.ts'
import { keepBriefly } from '#app/middleware/keep-briefly.server.ts'
import { settings } from '#app/settings.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FilterChips } from '#app/ui/filter-chips.tsx'
import { WithFilters } from '#app/ui/filter-form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { OutsideLink } from '#app/ui/outside-link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { parsePage } from '#app/values/list-page.ts'
import { pageHref } from '#app/values/search-params.ts'
import type { Route } from './+types/index'
import { AboutRegistry } from './about-registry.tsx'
import { BusinessCard } from './business-card.tsx'
import { BusinessFilters } from './business-filters.tsx'
import { removableFilters } from './removable-filters.ts'

/** Whoever isn't signed in finds the way in and the way back in the bar. */
export const handle = { isPublic: true }

export const middleware: Route.MiddlewareFunction[] = [keepBriefly]

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const viewer = viewerIfAny(context)
  const filter = parseFilter(url.searchParams)
  return {
    ...(await listBusinesses(filter, parsePage(url.searchParams.get('page')))),
    addAt: viewer && mayAddBusiness(viewer) ? settings().ADD_BUSINESS_URL : null,
    origin: viewer ? null : publicOrigin(request),
  }
}

export default function Registry({ loaderData }: Route.ComponentProps) {
  const { origin, addAt, ...registry } = loaderData
  const business = useOutlet()
  return (
    <>
      {!business && <AboutRegistry registry={registry} origin={origin} />}
      <PageHead
        title="Alumni Business Registry"
        lead="Businesses owned and run by Rising Leaders. Find one, buy from it and spread the word."
        action={
          addAt && (
            <OutsideLink className="btn btn-primary" to={addAt}>
              <Icon name="plus" /> Add Your Business
            </OutsideLink>
          )
        }
      />
      {business}
      <WithFilters filters={<BusinessFilters registry={registry} />}>
        <FilterChips filters={removableFilters(registry)} />
        <Businesses registry={registry} />
      </WithFilters>
    </>
  )
}

function Businesses({ registry: { businesses, total, page, pages, filter } }: { registry: RegistryList }) {
  const state = filterParams(filter)
  return (
    <>
      <p className="text-muted" role="status">
        {total.toLocaleString('en-US')} {total === 1 ? 'business' : 'businesses'}
      </p>
      {total > 0 ? (
        <ul className="cards">
          {businesses.map((business) => (
            <BusinessCard key={business.id} business={business} />
          ))}
        </ul>
      ) : (
        <NoBusinesses isFiltered={filter.search !== '' || filter.offeringTypeIds.length > 0} />
      )}
      <Pagination page={page} pages={pages} href={(to) => pageHref(state, to)} />
    </>
  )
}

function NoBusinesses({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState title="No items.">No business has been added yet.</EmptyState>
  return (
    <EmptyState
      title="No search results."
      action={
        <ButtonLink variant="secondary" to={href('/alumni-business-registry')}>
          Show all businesses
        </ButtonLink>
      }
    >
      No business matches all your filters. Remove one to see more.
    </EmptyState>
  )
}
