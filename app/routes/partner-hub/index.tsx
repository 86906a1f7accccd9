import { href } from 'react-router'
import { filterParams, parseFilter } from '#app/domain/partner-hubs/filter.ts'
import { listPartnerHubs } from '#app/domain/partner-hubs/listing.server.ts'
import { mayReadJobPostings } from '#app/domain/viewer/areas.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { settings } from '#app/settings.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FilterChips } from '#app/ui/filter-chips.tsx'
import { WithFilters } from '#app/ui/filter-form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { OutsideLink } from '#app/ui/outside-link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { parsePage } from '#app/values/list-page.ts'
import { pageHref } from '#app/values/search-params.ts'
import type { Route } from './+types/index'
import { HubCard } from './hub-card.tsx'
import { HubFilters } from './hub-filters.tsx'
import { removableFilters } from './removable-filters.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const filter = parseFilter(url.searchParams)
  return {
    ...(await listPartnerHubs(viewer, filter, parsePage(url.searchParams.get('page')))),
    hasProspects: mayReadJobPostings(viewer),
    partnerInfoUrl: settings().PARTNER_INFO_URL,
  }
}

const title = 'Partner Hub'

export default function PartnerHubs({ loaderData }: Route.ComponentProps) {
  const { hasProspects, partnerInfoUrl, ...list } = loaderData
  const { hubs, total, page, pages, filter } = list
  return (
    <>
      <PageTitle title={title} />
      <PageHead
        title={title}
        lead="The organizations we work with: their events, people and job postings."
        action={
          hasProspects && (
            <ButtonLink variant="secondary" to={href('/careers/prospects')}>
              <Icon name="briefcase" /> Job prospects
            </ButtonLink>
          )
        }
      />
      <WithFilters filters={<HubFilters list={list} />}>
        <FilterChips filters={removableFilters(list)} />
        <p className="text-muted" role="status">
          {total.toLocaleString('en-US')} {total === 1 ? 'partner' : 'partners'}
        </p>
        {total > 0 ? (
          <ul className="cards">
            {hubs.map((hub) => (
              <HubCard key={hub.id} hub={hub} />
            ))}
          </ul>
        ) : (
          <NoHubs partnerInfoUrl={partnerInfoUrl} />
        )}
        <Pagination page={page} pages={pages} href={(to) => pageHref(filterParams(filter), to)} />
      </WithFilters>
    </>
  )
}

function NoHubs({ partnerInfoUrl }: { partnerInfoUrl: string }) {
  return (
    <EmptyState
      title="No search results."
      action={
        <ButtonLink variant="secondary" to={href('/partner-hub')}>
          Show all partners
        </ButtonLink>
      }
    >
      Do you know an organization that should be here?{' '}
      <OutsideLink to={partnerInfoUrl}>Learn about becoming a partner</OutsideLink>
    </EmptyState>
  )
}
