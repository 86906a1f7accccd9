import { data, Form, redirect } from 'react-router'
import { SignInSchema } from '#app/domain/sessions/schema.ts'
import { type SignIn, signIn } from '#app/domain/sessions/sign-in.server.ts'
import { sessionCookie } from '#app/http/cookies.server.ts'
import { useForm } from '#app/http/form.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { parseForm } from '#app/http/parse-form.server.ts'
import { factsOf } from '#app/http/request-context.server.ts'
import { useSite } from '#app/http/site.ts'
import { tooMany } from '#app/http/too-many.server.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { TextInput } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { sitePath } from '#app/values/site-path.ts'
import type { Route } from './+types/login'
import { refusalText } from './refusal-text.server.ts'

/** The time to wait goes along with a page that says so. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await parseForm(request, SignInSchema, { secret: ['password'] })
  if (!form.ok) return data({ reply: form.reply() }, 400)
  const { email, password } = form.value
  const result = await signIn(email, password, factsOf(context).clientAddress)
  if (result.kind !== 'signed-in') {
    return data({ reply: form.reply({ form: refusalText(result) }) }, refusal(result))
  }
  return redirect(nextPage(result.currentRole !== null, url, request), {
    status: 303,
    headers: { 'Set-Cookie': sessionCookie.set(result.secret) },
  })
}

function refusal(result: Exclude<SignIn, { kind: 'signed-in' }>): ResponseInit {
  if (result.kind === 'limited') return tooMany(result.seconds)
  return { status: result.why === 'mismatch' ? 400 : 403 }
}

/** Without a role first to the role picker, which leads on to the same page. */
function nextPage(hasRole: boolean, url: URL, request: Request): string {
  const page = sitePath(url.searchParams.get('redirect'), publicOrigin(request))
  if (hasRole) return page ?? '/'
  return page ? `/auth/set-role?redirect=${encodeURIComponent(page)}` : '/auth/set-role'
}

const loadSchema = async () => (await import('#app/domain/sessions/schema.ts')).SignInSchema

export default function Login({ params, actionData }: Route.ComponentProps) {
  const { form, field, errors } = useForm(loadSchema, { id: 'login', reply: actionData?.reply })
  const { supportEmail } = useSite()
  return (
    <>
      <PageTitle title="Sign in" invalid={errors.length > 0} />
      <PageHead title="Welcome" lead="Sign in to find members, events and resources." />
      {params.error && !actionData && (
        <Notice tone="danger">
          {params.error === '403'
            ? `We do not recognize your email address. If you are a Rising Leader and believe this is an error, please contact us at ${supportEmail}`
            : 'An unknown error has occurred. Try logging in again'}
        </Notice>
      )}
      <ErrorSummary errors={errors} />
      <Form method="post" className="form" {...form}>
        <TextInput label="Email" type="email" autoComplete="username" {...field('email')} />
        <TextInput label="Password" type="password" autoComplete="current-password" {...field('password')} />
        <div>
          <SubmitButton pending="Signing in…">Sign In</SubmitButton>
        </div>
      </Form>
    </>
  )
}
