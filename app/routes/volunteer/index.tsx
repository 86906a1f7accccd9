import { href, useOutlet } from 'react-router'
import { opportunityList } from '#app/domain/volunteering/list.ts'
import { listOpportunities } from '#app/domain/volunteering/listing.server.ts'
import { tagChoices } from '#app/domain/volunteering/tag-filters.ts'
import { alsoAfterRefusal } from '#app/forms/after-refusal.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { ListPage, NothingMatches } from '#app/lists/list-page.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { focusStays } from '#app/ui/route-announcer.tsx'
import { EMPTY_PAGE, parsePage } from '#app/values/list-page.ts'
import { packed, unpacked } from '#app/values/packed.ts'
import type { Route } from './+types/index'
import { AreaTabs } from './area-tabs.tsx'
import { OpportunityCards } from './opportunity-card.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = parsePage(url.searchParams.get('page'))
  const viewer = context.get(viewerContext)
  const filter = opportunityList.parse(url.searchParams)
  const empty = { ...EMPTY_PAGE, opportunities: [], filter, choices: tagChoices([]) }
  return packed(await listOrFailure(context, empty, () => listOpportunities(viewer, filter, page)))
}

const title = 'Volunteer'

export const shouldRevalidate = alsoAfterRefusal

export default function Volunteer({ loaderData }: Route.ComponentProps) {
  const list = unpacked(loaderData)
  const { opportunities, filter, choices } = list
  const dialog = useOutlet()
  return (
    <>
      {!dialog && <PageTitle title={title} />}
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
      {dialog}
      <AreaTabs current="opportunities" />
      <ListPage
        list={opportunityList}
        filter={filter}
        choices={choices}
        found={list}
        empty={<EmptyState title="No items.">New opportunities will show up here.</EmptyState>}
        nothingMatches={filter.matching ? <NoneMatchesChoices /> : undefined}
      >
        <OpportunityCards opportunities={opportunities} />
      </ListPage>
    </>
  )
}

function NoneMatchesChoices() {
  return (
    <NothingMatches noun={opportunityList.noun} title="No items.">
      Nothing matches how you give back yet.{' '}
      <Link to={href('/volunteer/giving-back')}>Choose how you give back</Link>
    </NothingMatches>
  )
}
