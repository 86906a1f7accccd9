import { type KeptDay, readKeptAgenda } from '#app/domain/calendars/kept-agenda.server.ts'
import { DEFAULT_ZONE } from '#app/domain/moments/moments.ts'
import { agendaCookie } from '#app/http/cookies.server.ts'
import { viewerIfAny } from '#app/http/request-context.server.ts'
import { Drawing } from '#app/ui/drawing.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { formatTimestamp } from '#app/values/moment.ts'
import { EMPTY_SHELL } from '../shell/empty-shell.ts'
import { Frame } from '../shell/frame.tsx'
import type { Route } from './+types/index'

/** Of whichever page it is shown in place of. */
const SAME_ADDRESS = ''

/** Shown in place of any page, whose scripts wouldn’t know it; and complete, since nothing can be fetched for it. */
export const handle = { scripts: false, standsAlone: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = viewerIfAny(context)
  const days = await readKeptAgenda(viewer, agendaCookie.read(request))
  return { days, asOf: formatTimestamp(new Date(), viewer?.timeZone ?? DEFAULT_ZONE) }
}

/** Without the member’s own frame, which says more of them than a browser should keep. */
export default function Offline({ loaderData: { days, asOf } }: Route.ComponentProps) {
  return (
    <Frame shell={EMPTY_SHELL}>
      <PageTitle title="You’re offline" />
      <PageHead
        title="You’re offline"
        lead="This page needs a connection. Check yours, then try again."
        action={
          <a className="btn btn-primary" href={SAME_ADDRESS}>
            Try again
          </a>
        }
      />
      {days ? <KeptAgenda days={days} asOf={asOf} /> : <Drawing name="calendar" />}
    </Frame>
  )
}

function KeptAgenda({ days, asOf }: { days: KeptDay[]; asOf: string }) {
  return (
    <section className="stack gap-6 measure" aria-labelledby="agenda">
      <div>
        <h2 id="agenda">My agenda</h2>
        <p className="text-sm text-muted">As of {asOf}. It may have changed since.</p>
      </div>
      {days.length === 0 && <p>There’s nothing ahead.</p>}
      {days.map(({ day, sessions }) => (
        <section key={day} className="stack gap-2" aria-label={day}>
          <h3>{day}</h3>
          <ul className="list">
            {sessions.map(({ uid, name, about, place }) => (
              <li key={uid}>
                <div>
                  <h4>
                    <bdi>{name}</bdi>
                  </h4>
                  <p className="text-sm text-muted whitespace-pre-line">
                    <bdi>{[about, place].filter(Boolean).join('\n')}</bdi>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
