import { href, useSearchParams } from 'react-router'
import { attendeeList } from '#app/domain/attendance/list.ts'
import { enrollmentChoices, listAttendees } from '#app/domain/attendance/listing.server.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { ListPage } from '#app/lists/list-page.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parsePage } from '#app/values/list-page.ts'
import { ExportLinks } from '../../export-links.tsx'
import { openLiveEvent } from '../event.server.ts'
import { PeopleTable } from '../people-table.tsx'
import type { Route } from './+types/index'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { event, page } = await openLiveEvent(params.recordId)
  const filter = attendeeList.parse(url.searchParams)
  const sessionIds = event.sessions.map(({ id, name }) => ({ id, label: name }))
  const nothing = {
    list: { rows: [], total: 0, all: null, page: 1, pages: 1 },
    choices: { programTypeIds: [], programYears: [] },
  }
  const read = async () => ({
    list: await listAttendees(event.id, filter, parsePage(url.searchParams.get('page'))),
    choices: await enrollmentChoices(),
  })
  return {
    id: event.id,
    name: event.name,
    page,
    sessionIds,
    ...(await listOrFailure(context, nothing, read)),
  }
}

export default function Attendees({ loaderData }: Route.ComponentProps) {
  const { id, name, page, list, sessionIds, choices, failed } = loaderData
  const [params] = useSearchParams()
  const filter = attendeeList.parse(params)
  const here = `${page}/attendees`
  return (
    <>
      <PageTitle title={`Attendees: ${name}`} />
      <PageHead
        title="Attendees"
        lead="The fellows who are taking part."
        back={{ to: page, label: name }}
        action={
          <>
            <ButtonLink
              variant="secondary"
              to={href('/admin/:kind/import', { kind: `event-attendees-${id}` })}
            >
              Import
            </ButtonLink>
            <ButtonLink to={`${here}/add`}>
              <Icon name="plus" /> Add attendees
            </ButtonLink>
          </>
        }
      />
      <ListPage
        list={attendeeList}
        filter={filter}
        choices={{ ...choices, sessionIds }}
        found={{ ...list, failed }}
        beside={
          list.total > 0 && (
            <ExportLinks
              address={(format) => `${here}/export/${format}`}
              query={attendeeList.write(filter)}
            />
          )
        }
        empty={<EmptyState title="No attendees yet">Fellows you add will show up here.</EmptyState>}
      >
        <PeopleTable
          title="Attendees"
          heading="Fellow"
          headings={['Programs', 'Sessions', 'Was here', 'Change']}
          rows={list.rows.map((attendee) => ({
            id: attendee.id,
            label: attendee.name,
            name: (
              <Link to={`${here}/${attendee.id}`}>
                <bdi>{attendee.name}</bdi>
              </Link>
            ),
            cells: [
              <bdi key="programs">{attendee.programs ?? '–'}</bdi>,
              attendee.sessions,
              attendee.attended,
              <Link key="remove" to={`${here}/${attendee.id}/remove`}>
                Remove<span className="sr-only"> {attendee.name}</span>
              </Link>,
            ],
          }))}
          choosing={{ to: `${here}/sessions`, button: 'Change sessions', noun: attendeeList.noun }}
          filter={[...attendeeList.write(filter)]}
          isNarrowed={attendeeList.isNarrowed(filter)}
          total={list.total}
          page={list.page}
        />
      </ListPage>
    </>
  )
}
