import { data, Form, href, redirect } from 'react-router'
import { changePasswordFields } from '#app/domain/accounts/account-fields.ts'
import { changePassword, emailOf } from '#app/domain/accounts/passwords.server.ts'
import { ChangePasswordSchema } from '#app/domain/accounts/schema.ts'
import { consume } from '#app/domain/rate-limits/rate-limits.server.ts'
import { canUseOwnProfile } from '#app/domain/viewer/permissions.ts'
import { Fields } from '#app/forms/fields.tsx'
import { useForm } from '#app/forms/form.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { sessionCookie } from '#app/http/cookies.server.ts'
import { signedIn } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { tooMany, tryAgainIn } from '#app/http/too-many.server.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { loginPath } from '#app/values/site-path.ts'
import { NewPasswordFields } from '../auth/new-password-fields.tsx'
import { AuthorField } from '../shell/author-field.tsx'
import { ErrorContent } from '../shell/error-page.tsx'
import type { Route } from './+types/change-password'

const SECRET = ['currentPassword', 'password', 'passwordConfirmation']

/** Passes Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const { viewer } = signedIn(context)
  return { hasProfile: canUseOwnProfile(viewer), email: await emailOf(viewer.id) }
}

/** Ends the member's other sessions, and gives this one a new id. */
export async function action({ context }: Route.ActionArgs) {
  const { viewer, sessionId, repeated } = signedIn(context)
  const form = await parseForm(context, ChangePasswordSchema, { secret: SECRET })
  if (!form.ok) return data({ reply: form.reply() }, 400)
  const use = await consume('passwordChangesByMember', String(viewer.id))
  if (!use.allowed) {
    const text = `Too many attempts. ${tryAgainIn(use.seconds)}`
    return data({ reply: form.reply({ form: text }) }, tooMany(use.seconds))
  }
  const secret = await changePassword(viewer, sessionId, form.value.currentPassword, form.value.password)
  if (secret === null && repeated) throw redirect(loginPath())
  if (secret === null)
    return data({ reply: form.reply({ fields: { currentPassword: 'Incorrect current password' } }) }, 400)
  return redirectWithNotice(href('/profile/change-password'), 'Your password was changed.', {
    headers: new Headers({ 'Set-Cookie': sessionCookie.set(secret) }),
  })
}

const loadSchema = async () => (await import('#app/domain/accounts/schema.ts')).ChangePasswordSchema

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  const { form, fields, errors } = useForm({ id: 'change-password', reply: actionData?.reply }, loadSchema)
  return (
    <>
      <PageTitle title="Change Password" invalid={errors.length > 0} />
      <PageHead
        title="Change Password"
        back={loaderData.hasProfile ? { to: href('/profile'), label: 'My Profile' } : undefined}
        lead="You’ll stay signed in here and be signed out on every other device."
      />
      <div className="stack">
        <ErrorSummary errors={errors} />
        <Form method="post" className="form" {...form}>
          <AuthorField />
          <Fields declared={changePasswordFields} fields={fields} only={['currentPassword']} />
          <NewPasswordFields declared={changePasswordFields} username={loaderData.email} fields={fields} />
          <div>
            <SubmitButton pending="Saving…">Change password</SubmitButton>
          </div>
        </Form>
      </div>
      <ul className="mt-6 grid gap-2">
        <li>
          <Link to={href('/profile/second-factor')}>Ask for a code from your phone too</Link>
        </li>
        <li>
          <Link to={href('/profile/passkeys')}>Sign in with a passkey instead</Link>
        </li>
        <li>
          <Link to={href('/profile/devices')}>See where you’re signed in</Link>
        </li>
      </ul>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorContent error={error} fault="Something went wrong, please try again." />
}
