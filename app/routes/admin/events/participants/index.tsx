import { useSearchParams } from 'react-router'
import { participantList } from '#app/domain/partner-invitations/list.ts'
import type { Participant } from '#app/domain/partner-invitations/listing.server.ts'
import { listParticipants } from '#app/domain/partner-invitations/listing.server.ts'
import { countUnsent } from '#app/domain/partner-invitations/send.server.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { ListPage } from '#app/lists/list-page.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { StatusChip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parsePage } from '#app/values/list-page.ts'
import { AdminTable } from '../../admin-table.tsx'
import { ExportLinks } from '../../export-links.tsx'
import { openLiveEvent } from '../event.server.ts'
import type { Route } from './+types/index'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { event, page } = await openLiveEvent(params.recordId)
  const nothing = { list: { rows: [], total: 0, all: null, page: 1, pages: 1 }, unsent: 0 }
  const read = async () => {
    const filter = participantList.parse(url.searchParams)
    const list = await listParticipants(event.id, filter, parsePage(url.searchParams.get('page')))
    const { partners, unreached } = await countUnsent(event.id)
    return { list, unsent: partners + unreached.length }
  }
  return { name: event.name, page, ...(await listOrFailure(context, nothing, read)) }
}

export default function Participants({ loaderData }: Route.ComponentProps) {
  const { name, page, list, unsent, failed } = loaderData
  const [params] = useSearchParams()
  const here = `${page}/participants`
  const filter = participantList.parse(params)
  return (
    <>
      <PageTitle title={`Participants: ${name}`} />
      <PageHead
        title="Participants"
        lead="The partners that are invited or taking part."
        back={{ to: page, label: name }}
        action={
          <ButtonLink to={`${here}/invite`}>
            <Icon name="plus" /> Invite partners
          </ButtonLink>
        }
      />
      <ListPage
        list={participantList}
        filter={filter}
        choices={{}}
        found={{ ...list, failed }}
        beside={
          list.total > 0 && (
            <ExportLinks
              address={(format) => `${here}/export/${format}`}
              query={participantList.write(filter)}
            />
          )
        }
        above={unsent > 0 && <Unsent count={unsent} to={`${here}/send`} />}
        empty={<EmptyState title="No partners yet">Partners you invite will show up here.</EmptyState>}
      >
        <ParticipantTable participants={list.rows} here={here} />
      </ListPage>
    </>
  )
}

function Unsent({ count, to }: { count: number; to: string }) {
  return (
    <Notice
      tone="info"
      action={
        <ButtonLink variant="secondary" size="sm" to={to}>
          Send
        </ButtonLink>
      }
    >
      {count === 1 ? '1 invitation hasn’t been emailed.' : `${count} invitations haven’t been emailed.`}
    </Notice>
  )
}

const looks = {
  INVITED: { tone: 'warning', icon: 'clock', label: 'Invited' },
  ACCEPTED: { tone: 'success', icon: 'circle-check', label: 'Accepted' },
} as const

function ParticipantTable({ participants, here }: { participants: Participant[]; here: string }) {
  return (
    <AdminTable
      caption="Partners of this event"
      headings={['Partner', 'Role', 'Status', 'Email', 'Attendees', 'Action items', 'Change']}
    >
      {participants.map(({ id, name, role, status, emailedAt, attendees, items }) => (
        <tr key={id}>
          <th scope="row">
            <bdi>{name}</bdi>
          </th>
          <td data-label="Role">
            <bdi>{role ?? '–'}</bdi>
          </td>
          <td data-label="Status">
            <StatusChip tone={looks[status].tone} icon={looks[status].icon}>
              {looks[status].label}
            </StatusChip>
          </td>
          <td data-label="Email">{emailedAt ? 'Sent' : status === 'INVITED' ? 'Not sent' : '–'}</td>
          <td data-label="Attendees">{attendees.toLocaleString('en-US')}</td>
          <td data-label="Action items">{items.toLocaleString('en-US')}</td>
          <td data-label="Change">
            <Link to={`${here}/${id}/take-back`}>
              Take back<span className="sr-only"> the invitation of {name}</span>
            </Link>
          </td>
        </tr>
      ))}
    </AdminTable>
  )
}
