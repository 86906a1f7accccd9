import { Form, href } from 'react-router'
import { readSignInRules, saveSignInRules } from '#app/domain/second-factor/rules.server.ts'
import { SignInRulesSchema } from '#app/domain/second-factor/schema.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { permit, redirectWithNotice } from '#app/http/responses.server.ts'
import { Checkbox } from '#app/ui/choices.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthorField } from '../../shell/author-field.tsx'
import type { Route } from './+types/index'

const title = 'Signing in'

export const loader = () => readSignInRules()

export async function action({ context }: Route.ActionArgs) {
  const form = await parseForm(context, SignInRulesSchema)
  permit(form.ok)
  const isNeeded = form.value.staffNeedSecondFactor
  await saveSignInRules(context.get(viewerContext), isNeeded)
  const text = isNeeded ? 'Staff now need a second factor.' : 'Staff no longer need a second factor.'
  return redirectWithNotice(href('/admin/sign-in'), text)
}

export default function SignInRules({ loaderData }: Route.ComponentProps) {
  const { staffNeedSecondFactor, staff, withFactor } = loaderData
  return (
    <>
      <PageTitle title={title} />
      <PageHead title={title} back={{ to: href('/admin'), label: 'Administration' }} />
      <Form method="post" className="card stack">
        <AuthorField />
        <Checkbox
          id="staff"
          name="staffNeedSecondFactor"
          label="Staff, event managers and administrators need a second factor"
          hint="When they sign in, they’re asked for a code from an app on their phone. Those who haven’t set it up do so before anything else."
          defaultChecked={staffNeedSecondFactor}
        />
        <p>
          {withFactor.toLocaleString('en-US')} of {staff.toLocaleString('en-US')} have set it up.
        </p>
        <div>
          <SubmitButton pending="Saving…">Save</SubmitButton>
        </div>
      </Form>
    </>
  )
}
