import { useSearchParams } from 'react-router'
import { candidateList } from '#app/domain/attendance/list.ts'
import { enrollmentChoices, listCandidates } from '#app/domain/attendance/listing.server.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { ListPage } from '#app/lists/list-page.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parsePage } from '#app/values/list-page.ts'
import { openLiveEvent } from '../event.server.ts'
import { PeopleTable } from '../people-table.tsx'
import type { Route } from './+types/candidates'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { event, page } = await openLiveEvent(params.recordId)
  const filter = candidateList.parse(url.searchParams)
  const nothing = {
    list: { rows: [], total: 0, all: null, page: 1, pages: 1 },
    choices: { programTypeIds: [], programYears: [] },
  }
  const read = async () => ({
    list: await listCandidates(event.id, filter, parsePage(url.searchParams.get('page'))),
    choices: await enrollmentChoices(),
  })
  return { name: event.name, page, ...(await listOrFailure(context, nothing, read)) }
}

export default function Candidates({ loaderData }: Route.ComponentProps) {
  const { name, page, list, choices, failed } = loaderData
  const [params] = useSearchParams()
  const filter = candidateList.parse(params)
  const here = `${page}/attendees`
  return (
    <>
      <PageTitle title={`Add attendees: ${name}`} />
      <PageHead
        title="Add attendees"
        lead={
          <>
            To <bdi>{name}</bdi>. No one is emailed by this.
          </>
        }
        back={{ to: here, label: 'Attendees' }}
      />
      <ListPage
        list={candidateList}
        filter={filter}
        choices={choices}
        found={{ ...list, failed }}
        empty={<EmptyState title="No fellows left">Every fellow is already an attendee.</EmptyState>}
      >
        <PeopleTable
          title="Fellows who can be added"
          heading="Fellow"
          headings={['Programs']}
          rows={list.rows.map((fellow) => ({
            id: fellow.id,
            label: fellow.name,
            name: <bdi>{fellow.name}</bdi>,
            cells: [<bdi key="programs">{fellow.programs ?? '–'}</bdi>],
          }))}
          choosing={{ to: `${here}/add/chosen`, button: 'Add', noun: candidateList.noun }}
          filter={[...candidateList.write(filter)]}
          isNarrowed={candidateList.isNarrowed(filter)}
          total={list.total}
          page={list.page}
        />
      </ListPage>
    </>
  )
}
