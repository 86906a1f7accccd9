import { href, Outlet, useMatches } from 'react-router'
import { DialogFrame } from '#app/ui/dialog-frame.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PersonName } from '#app/ui/person-name.tsx'
import type { Route } from './+types/dialog'
import { findRecipientOfPage, recipientContext } from './recipient.server.ts'
import { type Step, stepLink } from './step.ts'

export const middleware: Route.MiddlewareFunction[] = [findRecipientOfPage]

export const loader = ({ context }: Route.LoaderArgs) => ({ recipient: context.get(recipientContext) })

export default function Dialog({ loaderData: { recipient } }: Route.ComponentProps) {
  const title = useStepTitle()
  const closeTo = recipient
    ? href('/profile/:profileId', { profileId: String(recipient.id) })
    : href('/directory')
  return (
    <>
      <PageHead
        title={recipient ? <Contact name={recipient.fullName} /> : 'Contact a member'}
        back={{ to: closeTo, label: recipient ? 'Profile' : 'Community Directory' }}
      />
      <DialogFrame
        title={recipient ? title : 'You can’t send a message'}
        closeTo={closeTo}
        openedBy={recipient ? stepLink(recipient, 'intro').to : undefined}
      >
        {recipient && (
          <p className="text-muted">
            To <PersonName name={recipient.fullName} />
          </p>
        )}
        <Outlet context={{ recipient, closeTo } satisfies Step} />
      </DialogFrame>
    </>
  )
}

const Contact = ({ name }: { name: string }) => (
  <>
    Contact <PersonName name={name} />
  </>
)

/** Every step names itself in its handle. */
function useStepTitle() {
  const handle = useMatches().at(-1)?.handle as { step: string } | undefined
  return handle?.step
}
