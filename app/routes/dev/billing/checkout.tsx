import { data, Form, href, redirect } from 'react-router'
import { PLANS } from '#app/domain/plans/plans.ts'
import { priceOf } from '#app/domain/subscriptions/prices.server.ts'
import { checkOutInSandbox, findSandboxPage } from '#app/domain/subscriptions/sandbox.server.ts'
import { TillSchema } from '#app/domain/subscriptions/sandbox-schema.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, permit } from '#app/http/responses.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthorField } from '../../shell/author-field.tsx'
import type { Route } from './+types/checkout'

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = found(await findSandboxPage(context.get(viewerContext), params.pageId))
  const { name } = PLANS[page.planId]
  return { ...page, name, price: priceOf(page.planId).text }
}

export async function action({ params, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  permit(!viewer.impersonator)
  const form = await parseForm(context, TillSchema)
  if (!form.ok) throw data(null, { status: 400 })
  const { back } = found(await checkOutInSandbox(viewer, params.pageId, form.value.action))
  return redirect(back ?? href('/dev/billing/checkout/:pageId', params), 303)
}

export default function SandboxCheckout({ loaderData }: Route.ComponentProps) {
  const { name, price, coupon, declined, payable, back } = loaderData
  return (
    <>
      <PageTitle title="Sandbox checkout" />
      <PageHead title="Sandbox checkout" lead={`${name}${price ? `, ${price}` : ''}`} />
      <div className="stack measure">
        {coupon && <p>With the coupon {coupon}.</p>}
        {payable && declined && <Notice tone="danger">The card was declined.</Notice>}
        {payable ? <Till /> : <Closed back={back} />}
      </div>
    </>
  )
}

/** A customer's actions, and their possible outcomes. */
function Till() {
  return (
    <Form method="post" className="stack">
      <AuthorField />
      <div className="cluster">
        <Choice action="pay">Pay</Choice>
      </div>
      <h2>What can go wrong</h2>
      <div className="cluster">
        <Choice action="pay-late" variant="secondary">
          Pay, then activate 20 seconds later
        </Choice>
        <Choice action="decline" variant="secondary">
          Decline the card
        </Choice>
        <Choice action="leave" variant="secondary">
          Leave without paying
        </Choice>
        <Choice action="run-out" variant="secondary">
          Let the page expire
        </Choice>
      </div>
    </Form>
  )
}

const Closed = ({ back }: { back: string }) => (
  <>
    <Notice tone="info">This checkout page has expired.</Notice>
    <p>
      <ButtonLink to={back}>Go back</ButtonLink>
    </p>
  </>
)

type ChoiceProps = { action: string; variant?: 'secondary'; children: string }

const Choice = ({ action, variant, children }: ChoiceProps) => (
  <SubmitButton name="action" value={action} variant={variant} pending="One moment…">
    {children}
  </SubmitButton>
)
