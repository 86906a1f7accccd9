import { ButtonLink } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { Route } from './+types/intro'
import { NotContactable } from './not-contactable.tsx'
import { stepData } from './recipient.server.ts'
import { type StepHandle, stepLink, useStep } from './step.ts'

export const handle: StepHandle = {
  step: 'Is this the first time you are contacting this person?',
  number: 1,
}

export const loader = ({ context }: Route.LoaderArgs) => stepData(context, null)

export default function Intro() {
  const { recipient, about } = useStep()
  if (!recipient) return <NotContactable />
  return (
    <div className="stack">
      <PageTitle title={`Contact ${recipient.fullName}`} />
      <p className="text-muted">If it is, we have a few tips for a message that gets a reply.</p>
      <div className="cluster">
        <ButtonLink {...stepLink(recipient, 'tips', about)}>Yes</ButtonLink>
        <ButtonLink variant="secondary" {...stepLink(recipient, 'message', about)}>
          No
        </ButtonLink>
      </div>
    </div>
  )
}
