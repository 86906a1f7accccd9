import { href } from 'react-router'
import { askForReset } from '#app/domain/accounts/verification.server.ts'
import type { Route } from './+types/forgot-password'
import { AddressForm } from './address-form.tsx'
import { EmailSent } from './email-sent.tsx'
import { requestEmail } from './request-email.server.ts'
import { typedBefore } from './typed-before.server.ts'

const TITLE = 'Set password'

/** Passes Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const loader = ({ url }: Route.LoaderArgs) => ({
  sent: url.searchParams.has('sent'),
  email: typedBefore(url),
})

export const action = (args: Route.ActionArgs) =>
  requestEmail(args, askForReset, href('/auth/forgot-password'))

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.sent) {
    return (
      <EmailSent title={TITLE}>
        Thank you. If your email is in our database, an email containing instructions to reset your password
        has been sent to your email address.
      </EmailSent>
    )
  }
  return (
    <AddressForm
      title={TITLE}
      lead="We’ll email you a link to set a new password."
      submit="Next"
      waits
      email={loaderData.email}
      reply={actionData?.reply}
    />
  )
}
