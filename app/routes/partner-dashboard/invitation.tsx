import { Form } from 'react-router'
import type { PartnerParticipation } from '#app/domain/partner-events/participation.server.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthorField } from '../shell/author-field.tsx'
import { eventHomeHref } from './address.ts'

/** Before it is accepted, attendees can't be added. */
export function Invitation({ participation }: { participation: PartnerParticipation }) {
  const { organization, event } = participation
  return (
    <section className="card stack gap-3" aria-labelledby="invitation">
      <h2 id="invitation">You’re invited</h2>
      <p className="measure">
        Accept on behalf of <bdi>{organization.name}</bdi>, then tell us who’s coming.
      </p>
      <Form method="post" action={eventHomeHref({ organizationId: organization.id, eventId: event.id })}>
        <AuthorField />
        <SubmitButton pending="Accepting…">Accept invitation</SubmitButton>
      </Form>
    </section>
  )
}
