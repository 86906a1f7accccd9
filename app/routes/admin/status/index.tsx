import { href } from 'react-router'
import { readStatus } from '#app/domain/status/read.server.ts'
import { logFailedPart } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { StatusChip } from '#app/ui/chip.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { formatTime } from '#app/values/moment.ts'
import { AdminTable } from '../admin-table.tsx'
import type { Route } from './+types/index'

const title = 'Status'

export async function loader({ context }: Route.LoaderArgs) {
  const zone = context.get(viewerContext).timeZone ?? 'UTC'
  const now = new Date()
  return { parts: await readStatus(now, zone, logFailedPart(context)), at: formatTime(now, zone) }
}

export default function Status({ loaderData: { parts, at } }: Route.ComponentProps) {
  const wanting = parts.filter(({ isFine }) => !isFine).length
  return (
    <>
      <PageTitle title={title} />
      <PageHead
        title={title}
        lead={`${inWords(wanting)} As of ${at}.`}
        back={{ to: href('/admin'), label: 'Administration' }}
      />
      <AdminTable caption={title} headings={['Part', 'State', 'Details']}>
        {parts.map(({ name, isFine, says }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-label="State">
              {isFine ? (
                <StatusChip tone="success" icon="circle-check">
                  Fine
                </StatusChip>
              ) : (
                <StatusChip tone="warning" icon="triangle-alert">
                  Needs a look
                </StatusChip>
              )}
            </td>
            <td data-label="Details">{says}</td>
          </tr>
        ))}
      </AdminTable>
    </>
  )
}

function inWords(wanting: number): string {
  if (wanting === 0) return 'Everything is fine.'
  return wanting === 1 ? 'One part needs a look.' : `${wanting} parts need a look.`
}
