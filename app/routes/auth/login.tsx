import { useState } from 'react'
import { data, Form, href, redirect } from 'react-router'
import { signInFields } from '#app/domain/accounts/account-fields.ts'
import { signInProviders } from '#app/domain/accounts/provider-sign-in.server.ts'
import { SignInSchema } from '#app/domain/sessions/schema.ts'
import { type Refusal, signIn } from '#app/domain/sessions/sign-in.server.ts'
import { Fields } from '#app/forms/fields.tsx'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { useForm } from '#app/forms/small-form.ts'
import { sessionCookie } from '#app/http/cookies.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { factsOf } from '#app/http/request-context.server.ts'
import { tooMany } from '#app/http/too-many.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { useSite } from '#app/ui/site.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { deviceOf } from '#app/values/device.ts'
import type { Route } from './+types/login'
import { askForCode } from './ask-for-code.server.ts'
import { forgotPasswordHref } from './forgot-password-address.ts'
import { keptForm } from './kept-form.server.ts'
import { KeptNotice } from './kept-notice.tsx'
import { nextPage } from './next-page.ts'
import { offerToKeep } from './offer-to-keep.server.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { refusalText } from './refusal-text.server.ts'
import { ShowPasswords } from './show-passwords.tsx'
import { unknownAddressText } from './unknown-address.ts'

const PROVIDERS: Record<string, string> = { google: 'Google', linkedin: 'LinkedIn' }

/** Why signing in with a provider failed, from the URL. */
function errorText(error: string, supportEmail: string): string {
  if (error === '403') return unknownAddressText(supportEmail)
  const provider = PROVIDERS[error.replace(/-cancelled$/, '')]
  if (provider) return `You cancelled signing in with ${provider}.`
  return 'An unknown error has occurred. Try logging in again'
}

/** Passes Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const loader = async ({ request, url }: Route.LoaderArgs) => ({
  providers: signInProviders(),
  kept: await keptForm(request, url),
})

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await parseForm(context, SignInSchema, { secret: ['password'] })
  if (!form.ok) return data({ reply: form.reply(), unverified: false }, 400)
  const { email, password } = form.value
  const result = await signIn(email, password, {
    clientAddress: factsOf(context).clientAddress,
    device: deviceOf(request.headers.get('user-agent')),
  })
  if (result.kind === 'second-factor') return askForCode(result.step, url.searchParams.get('redirect'))
  if (result.kind === 'closing') return offerToKeep(result.step)
  if (result.kind !== 'signed-in') {
    const unverified = result.kind === 'refused' && result.why === 'unverified'
    return data({ reply: form.reply({ form: refusalText(result) }), unverified }, refusal(result))
  }
  const page = nextPage(result.currentRole !== null, url.searchParams.get('redirect'), publicOrigin(request))
  return redirect(page, {
    status: 303,
    headers: { 'Set-Cookie': sessionCookie.set(result.secret) },
  })
}

function refusal(result: Refusal): ResponseInit {
  if (result.kind === 'limited') return tooMany(result.seconds)
  return { status: result.why === 'mismatch' ? 400 : 403 }
}

const LEAD = 'Sign in to find members, events and resources.'
const loadSchema = async () => (await import('#app/domain/sessions/schema.ts')).SignInSchema

export default function Login({ params, loaderData, actionData }: Route.ComponentProps) {
  const { form, fields, errors } = useForm({ id: 'login', reply: actionData?.reply }, loadSchema)
  const { supportEmail } = useSite()
  const [typed, setTyped] = useState(fields.email.control.defaultValue ?? '')
  return (
    <>
      <PageTitle title="Sign in" invalid={errors.length > 0} />
      <meta name="description" content={LEAD} />
      <PageHead title="Welcome" lead={LEAD} />
      {params.error && !actionData && <Notice tone="danger">{errorText(params.error, supportEmail)}</Notice>}
      {errors.length === 0 && <KeptNotice kept={loaderData.kept} next="Sign in" />}
      <ErrorSummary errors={errors} />
      {actionData?.unverified && (
        <p>
          <Link to={href('/auth/verify')}>Send the email again</Link>
        </p>
      )}
      <Form method="post" className="form" {...form}>
        <Fields
          declared={signInFields}
          fields={fields}
          ofPage={{ email: { onInput: (event) => setTyped(event.currentTarget.value) } }}
        />
        <ShowPasswords label="Show password" />
        <div className="cluster">
          <SubmitButton pending="Signing in…">Sign In</SubmitButton>
          <Link className="btn btn-quiet" to={forgotPasswordHref(typed)}>
            Forgot password?
          </Link>
        </div>
      </Form>
      <div className="grid gap-3">
        <PasskeyButton />
        <ProviderButtons providers={loaderData.providers} />
      </div>
      <section className="grid justify-items-start gap-2 border-t pt-6" aria-labelledby="join">
        <h2 id="join" className="text-lg">
          New fellow?
        </h2>
        <p>Join with the email address your invitation was sent to.</p>
        <ButtonLink variant="secondary" to={href('/auth/register')}>
          Join now
        </ButtonLink>
      </section>
    </>
  )
}
