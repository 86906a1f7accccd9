import { data, Form, href } from 'react-router'
import { PLANS } from '#app/domain/plans/plans.ts'
import {
  manageInSandbox,
  type SandboxSubscription,
  sandboxSubscriptionsOf,
} from '#app/domain/subscriptions/sandbox.server.ts'
import { PortalSchema } from '#app/domain/subscriptions/sandbox-schema.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, permit, redirectWithNotice } from '#app/http/responses.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthorField } from '../../shell/author-field.tsx'
import type { Route } from './+types/portal'

export async function loader({ context }: Route.LoaderArgs) {
  return { subscriptions: await sandboxSubscriptionsOf(context.get(viewerContext)) }
}

export async function action({ context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  permit(!viewer.impersonator)
  const form = await parseForm(context, PortalSchema)
  if (!form.ok) throw data(null, { status: 400 })
  const { subscriptionId, action } = form.value
  found((await manageInSandbox(viewer, subscriptionId, action)) || null)
  return redirectWithNotice(href('/dev/billing/portal'), 'The subscription was changed.')
}

export default function SandboxPortal({ loaderData: { subscriptions } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title="Sandbox portal" />
      <PageHead title="Sandbox portal" lead="What you pay for." />
      {subscriptions.length === 0 && <EmptyState title="No subscriptions" />}
      {subscriptions.map((subscription) => (
        <Subscription key={subscription.id} subscription={subscription} />
      ))}
      <p>
        <ButtonLink variant="secondary" to={href('/subscriptions')}>
          Back to the community
        </ButtonLink>
      </p>
    </>
  )
}

const LABELS = {
  cancel: 'Cancel now',
  'stop-renewing': 'Cancel at end of term',
  pause: 'Pause',
  resume: 'Resume',
}

function Subscription({
  subscription: { id, planId, status, actions },
}: {
  subscription: SandboxSubscription
}) {
  return (
    <article className="card stack">
      <h2>{PLANS[planId].name}</h2>
      <p className="text-muted">{status}</p>
      {actions.length > 0 && (
        <Form method="post" className="cluster">
          <AuthorField />
          <input type="hidden" name="subscriptionId" value={id} />
          {actions.map((action) => (
            <SubmitButton key={action} name="action" value={action} variant="secondary" pending="Changing…">
              {LABELS[action]}
            </SubmitButton>
          ))}
        </Form>
      )}
    </article>
  )
}
