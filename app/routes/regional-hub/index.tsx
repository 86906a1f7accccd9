import { href } from 'react-router'
import { listRegionalHubs, type RegionalHubCard } from '#app/domain/regional-hubs/listing.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { CardLink } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FilterForm, SearchField, WithFilters } from '#app/ui/filter-form.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { SortField } from '#app/ui/sort-field.tsx'
import { parsePage } from '#app/values/list-page.ts'
import { type NamedList, namedListParams, parseNamedList } from '#app/values/named-list.ts'
import { pageHref } from '#app/values/search-params.ts'
import type { Route } from './+types/index'

export async function loader({ url }: Route.LoaderArgs) {
  const filter = parseNamedList(url.searchParams)
  return { ...(await listRegionalHubs(filter, parsePage(url.searchParams.get('page')))), filter }
}

const title = 'Regional Hub'

export default function RegionalHubs({ loaderData }: Route.ComponentProps) {
  const { hubs, total, page, pages, filter } = loaderData
  return (
    <>
      <PageTitle title={title} />
      <PageHead
        title={title}
        lead="Alumni chapters: what they’re planning, who leads them and who lives near you."
      />
      <WithFilters filters={<Filters filter={filter} />}>
        <p className="text-muted" role="status">
          {total.toLocaleString('en-US')} {total === 1 ? 'regional hub' : 'regional hubs'}
        </p>
        {total > 0 ? (
          <ul className="cards">
            {hubs.map((hub) => (
              <HubCard key={hub.id} hub={hub} />
            ))}
          </ul>
        ) : (
          <NoHubs search={filter.search} />
        )}
        <Pagination page={page} pages={pages} href={(to) => pageHref(namedListParams(filter), to)} />
      </WithFilters>
    </>
  )
}

function Filters({ filter }: { filter: NamedList }) {
  const search = (
    <SearchField
      id="search"
      label="Search regional hubs"
      placeholder="Search by name..."
      defaultValue={filter.search}
    />
  )
  return (
    <FilterForm label="Search regional hubs" search={search}>
      <SortField sort={filter.sort} />
    </FilterForm>
  )
}

function HubCard({ hub: { id, name, region, description } }: { hub: RegionalHubCard }) {
  return (
    <li className="card hub-card">
      <h2>
        <CardLink to={href('/regional-hub/:regionalHubId', { regionalHubId: String(id) })}>
          <bdi>{name}</bdi>
        </CardLink>
      </h2>
      {region && <p>{region}</p>}
      {description && <p dir="auto">{description}</p>}
    </li>
  )
}

function NoHubs({ search }: { search: string }) {
  if (!search) return <EmptyState title="No regional hubs found." />
  return (
    <EmptyState
      title="No regional hubs found."
      action={
        <ButtonLink variant="secondary" to={href('/regional-hub')}>
          Show all regional hubs
        </ButtonLink>
      }
    >
      No hub matches that name.
    </EmptyState>
  )
}
