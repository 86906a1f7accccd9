import { data, Form, href, redirect } from 'react-router'
import { consume } from '#app/domain/rate-limits/rate-limits.server.ts'
import { ownPasswordFields } from '#app/domain/second-factor/fields.ts'
import { NoPasswordSchema, OwnPasswordSchema } from '#app/domain/second-factor/schema.ts'
import {
  beginSecondFactor,
  hasPassword,
  readSecondFactor,
} from '#app/domain/second-factor/second-factor.server.ts'
import { Fields } from '#app/forms/fields.tsx'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { useForm } from '#app/forms/small-form.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { tooMany, tryAgainIn } from '#app/http/too-many.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthorField } from '../../shell/author-field.tsx'
import type { Route } from './+types/set-up'

/** Passes Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = context.get(viewerContext)
  if (await readSecondFactor(id)) throw redirect(href('/profile/second-factor'))
  return { asks: await hasPassword(id) }
}

export async function action({ context }: Route.ActionArgs) {
  const { id } = context.get(viewerContext)
  const form = await parseForm(context, (await hasPassword(id)) ? OwnPasswordSchema : NoPasswordSchema, {
    secret: ['currentPassword'],
  })
  if (!form.ok) return data({ reply: form.reply() }, 400)
  const use = await consume('passwordChangesByMember', String(id))
  if (!use.allowed) {
    const text = `Too many attempts. ${tryAgainIn(use.seconds)}`
    return data({ reply: form.reply({ form: text }) }, tooMany(use.seconds))
  }
  if (await beginSecondFactor(id, form.value.currentPassword ?? null)) {
    return redirect(href('/profile/second-factor/confirm'), 303)
  }
  return data({ reply: form.reply({ fields: { currentPassword: 'Incorrect current password' } }) }, 400)
}

const loadSchema = async () => (await import('#app/domain/second-factor/schema.ts')).OwnPasswordSchema

export default function SetUp({ loaderData, actionData }: Route.ComponentProps) {
  const { form, fields, errors } = useForm(
    { id: 'set-up', reply: actionData?.reply },
    loaderData.asks ? loadSchema : undefined,
  )
  return (
    <>
      <PageTitle title="Set up a second factor" invalid={errors.length > 0} />
      <PageHead
        title="Set up a second factor"
        back={{ to: href('/profile/second-factor'), label: 'Second factor' }}
        lead={
          loaderData.asks ? 'First, enter your password, so we know it’s you.' : 'Have your phone at hand.'
        }
      />
      <div className="stack">
        <ErrorSummary errors={errors} />
        <Form method="post" className="form" {...form}>
          <AuthorField />
          {loaderData.asks && <Fields declared={ownPasswordFields} fields={fields} />}
          <div className="cluster">
            <SubmitButton pending="Going on…">Next</SubmitButton>
            <ButtonLink variant="secondary" to={href('/profile/second-factor')}>
              Cancel
            </ButtonLink>
          </div>
        </Form>
      </div>
    </>
  )
}
