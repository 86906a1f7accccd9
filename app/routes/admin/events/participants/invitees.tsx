import { useSearchParams } from 'react-router'
import { inviteeList } from '#app/domain/partner-invitations/list.ts'
import { inviteeChoices, listInvitees } from '#app/domain/partner-invitations/listing.server.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { ListPage } from '#app/lists/list-page.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parsePage } from '#app/values/list-page.ts'
import { openLiveEvent } from '../event.server.ts'
import { PeopleTable } from '../people-table.tsx'
import type { Route } from './+types/invitees'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { event, page } = await openLiveEvent(params.recordId)
  const filter = inviteeList.parse(url.searchParams)
  const nothing = {
    list: { rows: [], total: 0, all: null, page: 1, pages: 1 },
    choices: { programIds: [] },
  }
  const read = async () => ({
    list: await listInvitees(event.id, filter, parsePage(url.searchParams.get('page'))),
    choices: await inviteeChoices(),
  })
  return { name: event.name, page, ...(await listOrFailure(context, nothing, read)) }
}

export default function Invitees({ loaderData }: Route.ComponentProps) {
  const { name, page, list, choices, failed } = loaderData
  const [params] = useSearchParams()
  const filter = inviteeList.parse(params)
  return (
    <>
      <PageTitle title={`Invite partners: ${name}`} />
      <PageHead
        title="Invite partners"
        lead={
          <>
            To <bdi>{name}</bdi>. No one is emailed by this.
          </>
        }
        back={{ to: `${page}/participants`, label: 'Participants' }}
      />
      <ListPage
        list={inviteeList}
        filter={filter}
        choices={choices}
        found={{ ...list, failed }}
        empty={<EmptyState title="No partners left">Every partner is invited to this event.</EmptyState>}
      >
        <PeopleTable
          title="Partners that can be invited"
          heading="Partner"
          headings={['Programs']}
          rows={list.rows.map(({ id, name: partner, programs }) => ({
            id,
            name: <bdi>{partner}</bdi>,
            label: partner,
            cells: [<bdi key="programs">{programs ?? '–'}</bdi>],
          }))}
          choosing={{ to: `${page}/participants/invite/chosen`, button: 'Invite', noun: inviteeList.noun }}
          filter={[...inviteeList.write(filter)]}
          isNarrowed={inviteeList.isNarrowed(filter)}
          total={list.total}
          page={list.page}
        />
      </ListPage>
    </>
  )
}
