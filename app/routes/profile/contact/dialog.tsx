import { href, Outlet, useMatches, useSearchParams } from 'react-router'
import { Avatar } from '#app/ui/avatar.tsx'
import { DialogFrame } from '#app/ui/dialog-frame.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PersonName } from '#app/ui/person-name.tsx'
import { Progress } from '#app/ui/progress.tsx'
import type { Route } from './+types/dialog'
import { onlyContactable, recipientOf } from './recipient.server.ts'
import { aboutOf, type Recipient, STEPS, type Step, type StepHandle, stepLink } from './step.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyContactable]

export const loader = ({ context }: Route.LoaderArgs) => ({ recipient: recipientOf(context) })

export default function Dialog({ loaderData: { recipient } }: Route.ComponentProps) {
  const handle = useMatches().at(-1)?.handle as StepHandle | undefined
  return recipient ? <Steps recipient={recipient} handle={handle} /> : <NoSteps />
}

function Steps({ recipient, handle }: { recipient: Recipient; handle?: StepHandle }) {
  const closeTo = href('/profile/:profileId', { profileId: String(recipient.id) })
  const about = aboutOf(useSearchParams()[0])
  return (
    <DialogFrame title={handle?.step} closeTo={closeTo} openedBy={stepLink(recipient, 'intro', about).to}>
      <div className="stack">
        <Progress label="Progress" percent={(100 * (handle?.number ?? 0)) / STEPS}>
          {`Step ${handle?.number} of ${STEPS}`}
        </Progress>
        {/* Without JavaScript the page says it above the dialog. */}
        <header className="flex items-center gap-3 noscript:hidden">
          <Avatar name={recipient.fullName} src={recipient.image} />
          <div>
            <p>
              To{' '}
              <strong>
                <PersonName name={recipient.fullName} />
              </strong>
            </p>
            {recipient.occupation && (
              <p className="hint">
                <bdi>{recipient.occupation}</bdi>
              </p>
            )}
          </div>
        </header>
        <Outlet context={{ recipient, closeTo, about } satisfies Step} />
      </div>
    </DialogFrame>
  )
}

/** There is no profile below it. */
function NoSteps() {
  const closeTo = href('/directory')
  return (
    <>
      <PageHead title="Contact a member" back={{ to: closeTo, label: 'Community Directory' }} />
      <DialogFrame title="You can’t send a message" closeTo={closeTo}>
        <Outlet context={{ recipient: null, closeTo, about: '' } satisfies Step} />
      </DialogFrame>
    </>
  )
}
