import { href, Outlet, useMatches } from 'react-router'
import { Avatar } from '#app/ui/avatar.tsx'
import { DialogFrame } from '#app/ui/dialog-frame.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PersonName } from '#app/ui/person-name.tsx'
import type { Route } from './+types/dialog'
import { onlyContactable, recipientOf } from './recipient.server.ts'
import { type Recipient, STEPS, type Step, type StepHandle, stepLink } from './step.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyContactable]

export const loader = ({ context }: Route.LoaderArgs) => ({ recipient: recipientOf(context) })

export default function Dialog({ loaderData: { recipient } }: Route.ComponentProps) {
  const handle = useMatches().at(-1)?.handle as StepHandle | undefined
  return recipient ? <Steps recipient={recipient} handle={handle} /> : <NoSteps />
}

function Steps({ recipient, handle }: { recipient: Recipient; handle?: StepHandle }) {
  const closeTo = href('/profile/:profileId', { profileId: String(recipient.id) })
  return (
    <DialogFrame title={handle?.step} closeTo={closeTo} openedBy={stepLink(recipient, 'intro').to}>
      <div className="stack">
        <div className="contact-head">
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
          <p className="hint">
            Step {handle?.number} of {STEPS}
          </p>
        </div>
        <Outlet context={{ recipient, closeTo } satisfies Step} />
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
        <Outlet context={{ recipient: null, closeTo } satisfies Step} />
      </DialogFrame>
    </>
  )
}
