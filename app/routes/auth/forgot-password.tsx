import { data, Form, href, Link, redirect } from 'react-router'
import { AddressSchema } from '#app/domain/accounts/schema.ts'
import { askForReset } from '#app/domain/accounts/verification.server.ts'
import { useForm } from '#app/http/form.ts'
import { parseForm } from '#app/http/parse-form.server.ts'
import { factsOf } from '#app/http/request-context.server.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { TextInput } from '#app/ui/field.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import type { Route } from './+types/forgot-password'
import { limitMails } from './limit-mails.server.ts'
import { MailSent } from './mail-sent.tsx'

/** The time to wait goes along with a page that says so. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const loader = ({ url }: Route.LoaderArgs) => ({ sent: url.searchParams.has('sent') })

/** The same answer for every address, known or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseForm(request, AddressSchema)
  if (!form.ok) return data({ reply: form.reply() }, 400)
  const refusal = await limitMails(form, form.value.email, factsOf(context).clientAddress)
  if (refusal) return refusal
  await askForReset(form.value.email)
  return redirect(`${href('/auth/forgot-password')}?sent`, 303)
}

const loadSchema = async () => (await import('#app/domain/accounts/schema.ts')).AddressSchema

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { form, field, errors } = useForm(loadSchema, { id: 'forgot', reply: actionData?.reply })
  if (loaderData.sent) {
    return (
      <MailSent title="Set password">
        Thank you. If your email is in our database, an email containing instructions to reset your password
        has been sent to your email address.
      </MailSent>
    )
  }
  return (
    <>
      <PageTitle title="Set password" invalid={errors.length > 0} />
      <PageHead title="Set password" lead="We send you a link by which you can set a new password." />
      <ErrorSummary errors={errors} />
      <Form method="post" className="form" {...form}>
        <TextInput label="Email" type="email" autoComplete="username" {...field('email')} />
        <div className="cluster">
          <SubmitButton pending="Sending…">Next</SubmitButton>
          <Link className="btn btn-quiet" to={href('/auth/login/:error?')}>
            Back
          </Link>
        </div>
      </Form>
    </>
  )
}
