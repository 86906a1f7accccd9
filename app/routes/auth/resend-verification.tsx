import { href } from 'react-router'
import { askForVerification } from '#app/domain/accounts/verification.server.ts'
import type { Route } from './+types/resend-verification'
import { AddressForm } from './address-form.tsx'
import { EmailSent } from './email-sent.tsx'
import { requestEmail } from './request-email.server.ts'

const TITLE = 'Verify your email address'

/** Passes Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const loader = ({ url }: Route.LoaderArgs) => ({ sent: url.searchParams.has('sent') })

export const action = (args: Route.ActionArgs) => requestEmail(args, askForVerification, href('/auth/verify'))

export default function ResendVerification({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.sent) {
    return (
      <EmailSent title={TITLE}>
        Thank you. If this email address still needs to be verified, a new link is on its way.
      </EmailSent>
    )
  }
  return (
    <AddressForm
      title={TITLE}
      lead="We’ll email you a new link. Earlier links will stop working."
      submit="Send a new link"
      reply={actionData?.reply}
    />
  )
}
