import { href } from 'react-router'
import { regionalHubList } from '#app/domain/regional-hubs/list.ts'
import { listRegionalHubs, type RegionalHubCard } from '#app/domain/regional-hubs/listing.server.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { ListPage, NothingMatches } from '#app/lists/list-page.tsx'
import { CardLink } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { EMPTY_PAGE, parsePage } from '#app/values/list-page.ts'
import { packed, unpacked } from '#app/values/packed.ts'
import type { Route } from './+types/index'

export async function loader({ url, context }: Route.LoaderArgs) {
  const filter = regionalHubList.parse(url.searchParams)
  const page = parsePage(url.searchParams.get('page'))
  const empty = { ...EMPTY_PAGE, hubs: [] }
  return packed({ ...(await listOrFailure(context, empty, () => listRegionalHubs(filter, page))), filter })
}

const title = 'Regional Hub'
const nothingFound = 'No regional hubs found.'

export default function RegionalHubs({ loaderData }: Route.ComponentProps) {
  const list = unpacked(loaderData)
  const { hubs, filter } = list
  return (
    <>
      <PageTitle title={title} />
      <PageHead
        title={title}
        lead="Alumni chapters: what they’re planning, who leads them and who lives near you."
      />
      <ListPage
        list={regionalHubList}
        filter={filter}
        choices={{}}
        found={list}
        empty={<EmptyState title={nothingFound} />}
        nothingMatches={
          <NothingMatches noun={regionalHubList.noun} title={nothingFound}>
            No hub matches that name.
          </NothingMatches>
        }
      >
        <ul className="list in-two">
          {hubs.map((hub) => (
            <HubCard key={hub.id} hub={hub} />
          ))}
        </ul>
      </ListPage>
    </>
  )
}

function HubCard({ hub: { id, name, region, description } }: { hub: RegionalHubCard }) {
  return (
    <li>
      <div>
        <h2>
          <CardLink to={href('/regional-hub/:regionalHubId', { regionalHubId: String(id) })}>
            <bdi>{name}</bdi>
          </CardLink>
        </h2>
        {region && <p>{region}</p>}
        {description && <p dir="auto">{description}</p>}
      </div>
    </li>
  )
}
