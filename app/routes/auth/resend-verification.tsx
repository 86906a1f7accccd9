import { data, Form, href, Link, redirect } from 'react-router'
import { AddressSchema } from '#app/domain/accounts/schema.ts'
import { askForVerification } from '#app/domain/accounts/verification.server.ts'
import { useForm } from '#app/http/form.ts'
import { parseForm } from '#app/http/parse-form.server.ts'
import { factsOf } from '#app/http/request-context.server.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { TextInput } from '#app/ui/field.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import type { Route } from './+types/resend-verification'
import { limitMails } from './limit-mails.server.ts'
import { MailSent } from './mail-sent.tsx'

const TITLE = 'Verify your email address'

/** The time to wait goes along with a page that says so. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const loader = ({ url }: Route.LoaderArgs) => ({ sent: url.searchParams.has('sent') })

/** The same answer for every address, known or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseForm(request, AddressSchema)
  if (!form.ok) return data({ reply: form.reply() }, 400)
  const refusal = await limitMails(form, form.value.email, factsOf(context).clientAddress)
  if (refusal) return refusal
  await askForVerification(form.value.email)
  return redirect(`${href('/auth/verify')}?sent`, 303)
}

const loadSchema = async () => (await import('#app/domain/accounts/schema.ts')).AddressSchema

export default function ResendVerification({ loaderData, actionData }: Route.ComponentProps) {
  const { form, field, errors } = useForm(loadSchema, { id: 'resend', reply: actionData?.reply })
  if (loaderData.sent) {
    return (
      <MailSent title={TITLE}>
        Thank you. If this address is waiting to be verified, an email with a new link is on its way.
      </MailSent>
    )
  }
  return (
    <>
      <PageTitle title={TITLE} invalid={errors.length > 0} />
      <PageHead title={TITLE} lead="We send you a new link. Earlier links stop working." />
      <ErrorSummary errors={errors} />
      <Form method="post" className="form" {...form}>
        <TextInput label="Email" type="email" autoComplete="username" {...field('email')} />
        <div className="cluster">
          <SubmitButton pending="Sending…">Send a new link</SubmitButton>
          <Link className="btn btn-quiet" to={href('/auth/login/:error?')}>
            Back
          </Link>
        </div>
      </Form>
    </>
  )
}
