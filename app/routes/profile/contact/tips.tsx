import { ButtonLink } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { Route } from './+types/tips'
import { NotContactable } from './not-contactable.tsx'
import { stepData } from './recipient.server.ts'
import { type StepHandle, stepLink, useStep } from './step.ts'

export const handle: StepHandle = { step: 'Tips for a first message', number: 2 }

export const loader = ({ context }: Route.LoaderArgs) => stepData(context, null)

export default function Tips() {
  const { recipient, about } = useStep()
  if (!recipient) return <NotContactable />
  return (
    <div className="stack">
      <PageTitle title={`Tips for a first message to ${recipient.fullName}`} />
      <ul className="prose list-disc ps-5">
        <li>Say who you are and what program or interest you share.</li>
        <li>Read their profile first, and mention why you’re reaching out to them.</li>
        <li>Ask for one thing that’s easy to say yes to, such as a 20-minute call.</li>
        <li>Suggest two or three times, and include your time zone.</li>
        <li>Keep it short, and reread it before you send it.</li>
        <li>Thank them, and be patient: people reply around their day jobs.</li>
      </ul>
      <div className="cluster">
        <ButtonLink {...stepLink(recipient, 'message', about)}>Proceed</ButtonLink>
        <ButtonLink variant="secondary" {...stepLink(recipient, 'intro', about)}>
          Back
        </ButtonLink>
      </div>
    </div>
  )
}
