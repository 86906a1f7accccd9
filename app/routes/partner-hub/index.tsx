import { href } from 'react-router'
import { partnerHubList } from '#app/domain/partner-hubs/list.ts'
import { listPartnerHubs } from '#app/domain/partner-hubs/listing.server.ts'
import { canReadJobPostings } from '#app/domain/viewer/permissions.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { ListPage, NothingMatches } from '#app/lists/list-page.tsx'
import { settings } from '#app/settings.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { OutsideLink } from '#app/ui/outside-link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { EMPTY_PAGE, parsePage } from '#app/values/list-page.ts'
import { packed, unpacked } from '#app/values/packed.ts'
import type { Route } from './+types/index'
import { HubCard } from './hub-card.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const filter = partnerHubList.parse(url.searchParams)
  const page = parsePage(url.searchParams.get('page'))
  const empty = {
    ...EMPTY_PAGE,
    hubs: [],
    filter,
    choices: { industryIds: [] },
    offersMyPartners: viewer.partnerManager,
  }
  return packed({
    ...(await listOrFailure(context, empty, () => listPartnerHubs(viewer, filter, page))),
    hasProspects: canReadJobPostings(viewer),
    partnerInfoUrl: settings().PARTNER_INFO_URL,
  })
}

const title = 'Partner Hub'

export default function PartnerHubs({ loaderData }: Route.ComponentProps) {
  const list = unpacked(loaderData)
  const { hubs, filter, choices, offersMyPartners, hasProspects, partnerInfoUrl } = list
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
      <ListPage
        list={partnerHubList}
        filter={filter}
        choices={choices}
        withheld={offersMyPartners ? [] : ['myPartners']}
        found={list}
        empty={
          <EmptyState title="No partners yet">
            The organizations we work with will show up here. <BecomePartner at={partnerInfoUrl} />
          </EmptyState>
        }
        nothingMatches={
          <NothingMatches noun={partnerHubList.noun}>
            {partnerInfoUrl && <BecomePartner at={partnerInfoUrl} />}
          </NothingMatches>
        }
      >
        <ul className="cards">
          {hubs.map((hub) => (
            <HubCard key={hub.id} hub={hub} />
          ))}
        </ul>
      </ListPage>
    </>
  )
}

function BecomePartner({ at }: { at?: string }) {
  if (!at) return null
  return (
    <>
      Do you know an organization that should be here?{' '}
      <OutsideLink to={at}>Learn about becoming a partner</OutsideLink>
    </>
  )
}
