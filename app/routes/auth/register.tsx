import { data, Form, href, redirect } from 'react-router'
import { registrationFields } from '#app/domain/accounts/account-fields.ts'
import { signInProviders } from '#app/domain/accounts/provider-sign-in.server.ts'
import { register } from '#app/domain/accounts/registration.server.ts'
import { RegistrationSchema } from '#app/domain/accounts/schema.ts'
import { consume, digest } from '#app/domain/rate-limits/rate-limits.server.ts'
import { Fields } from '#app/forms/fields.tsx'
import { useForm } from '#app/forms/form.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { factsOf } from '#app/http/request-context.server.ts'
import { tooMany, tryAgainIn } from '#app/http/too-many.server.ts'
import { settings } from '#app/settings.server.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import type { Route } from './+types/register'
import { EmailSent } from './email-sent.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { registrationText } from './refusal-text.server.ts'

/** Passes Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const loader = ({ url }: Route.LoaderArgs) => ({
  registered: url.searchParams.has('registered'),
  providers: signInProviders(),
})

export async function action({ context }: Route.ActionArgs) {
  const form = await parseForm(context, RegistrationSchema, { secret: ['password', 'passwordConfirmation'] })
  if (!form.ok) return data({ reply: form.reply() }, 400)
  const use = await consume('registrationsByAddress', digest(factsOf(context).clientAddress))
  if (!use.allowed) {
    const text = `Too many sign-up attempts. ${tryAgainIn(use.seconds)}`
    return data({ reply: form.reply({ form: text }) }, tooMany(use.seconds))
  }
  const { kind } = await register(form.value)
  if (kind === 'registered') return redirect(`${href('/auth/register')}?registered`, 303)
  const text = registrationText(kind, settings().SUPPORT_EMAIL)
  return data({ reply: form.reply({ form: text }) }, kind === 'conflict' ? 409 : 403)
}

const LEAD = 'Use the email address your invitation was sent to.'
const loadSchema = async () => (await import('#app/domain/accounts/schema.ts')).RegistrationSchema

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { form, fields, errors } = useForm({ id: 'register', reply: actionData?.reply }, loadSchema)
  const back = { to: href('/auth/login/:error?'), label: 'Back' }
  if (loaderData.registered) {
    return (
      <EmailSent title="Sign Up" back={back}>
        Your account has been created! Please check your email to complete the verification process.
      </EmailSent>
    )
  }
  return (
    <>
      <PageTitle title="Sign Up" invalid={errors.length > 0} />
      <meta name="description" content={LEAD} />
      <PageHead title="Sign Up" back={back} lead={LEAD} />
      <ErrorSummary errors={errors} />
      <Form method="post" className="form" {...form}>
        <div className="grid items-end gap-6 sm:grid-cols-2">
          <Fields declared={registrationFields} fields={fields} only={['firstName', 'lastName']} />
        </div>
        <Fields declared={registrationFields} fields={fields} only={['email']} />
        <NewPasswordFields declared={registrationFields} fields={fields} />
        <div>
          <SubmitButton pending="Signing up…">Sign Up</SubmitButton>
        </div>
      </Form>
      <ProviderButtons providers={loaderData.providers} />
    </>
  )
}
