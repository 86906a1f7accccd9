import { data, Form, href } from 'react-router'
import { passwordFields } from '#app/domain/accounts/account-fields.ts'
import { recipientOfLink, resetPassword } from '#app/domain/accounts/passwords.server.ts'
import { PasswordSchema } from '#app/domain/accounts/schema.ts'
import { useForm } from '#app/forms/form.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { useSite } from '#app/ui/site.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { loginPath } from '#app/values/site-path.ts'
import { ErrorContent } from '../shell/error-page.tsx'
import type { Route } from './+types/reset-password'
import { DeadLink } from './dead-link.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

export async function loader({ params, url }: Route.LoaderArgs) {
  const imported = url.searchParams.has('imported') || isFromLinkedin(url)
  const recipient = await recipientOfLink(params.token)
  return data({ recipient, imported }, recipient ? 200 : 404)
}

/** The link of a member whose image stands on LinkedIn, to be taken over once they are signed in. */
const isFromLinkedin = (url: URL) => url.searchParams.has('linkedinImport')

export async function action({ params, url, context }: Route.ActionArgs) {
  const form = await parseForm(context, PasswordSchema, { secret: ['password', 'passwordConfirmation'] })
  if (!form.ok) return data({ reply: form.reply(), dead: false }, 400)
  if (!(await resetPassword(params.token, form.value.password))) return data({ reply: null, dead: true }, 404)
  return redirectWithNotice(
    loginPath(isFromLinkedin(url) ? href('/profile/image/import') : undefined),
    'Your new password is set. Sign in to continue.',
  )
}

const loadSchema = async () => (await import('#app/domain/accounts/schema.ts')).PasswordSchema

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { form, fields, errors } = useForm({ id: 'reset', reply: actionData?.reply }, loadSchema)
  const { name } = useSite()
  const recipient = actionData?.dead ? null : loaderData.recipient
  const title = loaderData.imported ? `Welcome to ${name}` : 'Set a new password'
  return (
    <>
      <PageTitle title={title} invalid={errors.length > 0} />
      <PageHead
        title={title}
        lead={loaderData.imported ? 'Your profile is ready. Set a password to sign in.' : undefined}
      />
      {recipient ? (
        <>
          <ErrorSummary errors={errors} />
          <Form method="post" className="form" {...form}>
            <NewPasswordFields declared={passwordFields} username={recipient} fields={fields} />
            <div>
              <SubmitButton pending="Saving…">Set password</SubmitButton>
            </div>
          </Form>
        </>
      ) : (
        <DeadLink>
          <ButtonLink to={href('/auth/forgot-password')}>Send me a new link</ButtonLink>
        </DeadLink>
      )}
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorContent error={error} fault="An error has occurred!" />
}
