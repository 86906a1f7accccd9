import { listDoors } from '#app/domain/attendance/door.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { openLiveEvent } from '../event.server.ts'
import type { Route } from './+types/index'
import { doorText } from './door-text.ts'
import { ENDED } from './ended.ts'
import { TapStatus } from './tap-status.tsx'

export async function loader({ params }: Route.LoaderArgs) {
  const { event, page } = await openLiveEvent(params.recordId)
  const doors = await listDoors(event.id)
  return { page, name: event.name, isCancelled: event.status === 'CANCELLED', doors }
}

export default function CheckIn({ loaderData: { page, name, isCancelled, doors } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={`Check-in: ${name}`} />
      <PageHead title="Check-in" lead="Choose a session." back={{ to: page, label: name }} />
      <div className="stack">
        <TapStatus />
        {isCancelled && <Notice tone="warning">{ENDED}</Notice>}
        {doors.length === 0 ? (
          <EmptyState title="No sessions yet">Sessions on the event’s agenda will show up here.</EmptyState>
        ) : (
          <ul className="door-list" aria-label="Sessions">
            {doors.map((door) => (
              <li key={door.id}>
                <Link className="door-session" to={`${page}/check-in/${door.id}`}>
                  <bdi>{door.name}</bdi> <span className="text-muted">{doorText(door)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
