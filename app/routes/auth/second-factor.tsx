import { data, Form, href, redirect } from 'react-router'
import { codeFields } from '#app/domain/second-factor/fields.ts'
import { CodeSchema } from '#app/domain/second-factor/schema.ts'
import { finishSignIn } from '#app/domain/sessions/second-step.server.ts'
import { findStep } from '#app/domain/sessions/step.server.ts'
import { Fields } from '#app/forms/fields.tsx'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { useForm } from '#app/forms/small-form.ts'
import { sessionCookie, stepCookie } from '#app/http/cookies.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { tooMany } from '#app/http/too-many.server.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { loginPath } from '#app/values/site-path.ts'
import type { Route } from './+types/second-factor'
import { nextPage } from './next-page.ts'
import { offerToKeep } from './offer-to-keep.server.ts'
import { refusalText } from './refusal-text.server.ts'
import { WRONG_CODE } from './wrong-code.ts'

const OVER = 'That took too long. Sign in again.'

/** Passes Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ request, url }: Route.LoaderArgs) {
  if (await findStep(stepCookie.read(request))) return null
  throw redirect(loginPath(url.searchParams.get('redirect') ?? undefined))
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = url.searchParams.get('redirect')
  if (!(await findStep(stepCookie.read(request)))) throw await startOver(asked)
  const form = await parseForm(context, CodeSchema, { secret: ['code'] })
  if (!form.ok) return data({ reply: form.reply() }, 400)
  const result = await finishSignIn(stepCookie.read(request), form.value.code)
  switch (result.kind) {
    case 'signed-in': {
      const headers = new Headers({ 'Set-Cookie': sessionCookie.set(result.secret) })
      headers.append('Set-Cookie', stepCookie.clear())
      const page = nextPage(result.currentRole !== null, asked, publicOrigin(request))
      return redirect(page, { status: 303, headers })
    }
    case 'closing':
      return offerToKeep(result.step)
    case 'over':
      throw await startOver(asked)
    case 'wrong':
      return data({ reply: form.reply({ fields: { code: WRONG_CODE } }) }, 400)
    case 'limited':
      return data({ reply: form.reply({ form: refusalText(result) }) }, tooMany(result.seconds))
    case 'refused':
      return data({ reply: form.reply({ form: refusalText(result) }) }, 403)
  }
}

const startOver = (asked: string | null) =>
  redirectWithNotice(loginPath(asked ?? undefined), OVER, { tone: 'danger' })

const loadSchema = async () => (await import('#app/domain/second-factor/schema.ts')).CodeSchema

export default function SecondFactor({ actionData }: Route.ComponentProps) {
  const { form, fields, errors } = useForm({ id: 'second-factor', reply: actionData?.reply }, loadSchema)
  return (
    <>
      <PageTitle title="Enter a code" invalid={errors.length > 0} />
      <PageHead title="Enter a code" lead="Your account asks for a second proof that it’s you." />
      <ErrorSummary errors={errors} />
      <Form method="post" className="form" {...form}>
        <Fields declared={codeFields} fields={fields} />
        <div className="cluster">
          <SubmitButton pending="Signing in…">Sign In</SubmitButton>
          <Link className="btn btn-quiet" to={href('/auth/login/:error?')}>
            Start over
          </Link>
        </div>
      </Form>
    </>
  )
}
