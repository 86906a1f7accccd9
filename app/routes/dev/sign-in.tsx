import { data, Form, redirect } from 'react-router'
import { demoAnswer, demoPeople, demoProviderNamed } from '#app/domain/accounts/demo-sign-in.server.ts'
import { DemoSignInSchema } from '#app/domain/accounts/demo-sign-in.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { useForm } from '#app/forms/small-form.ts'
import { found } from '#app/http/responses.server.ts'
import { Checkbox, RadioGroup } from '#app/ui/choices.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import type { Route } from './+types/sign-in'

const PROVIDERS = { google: 'Google', linkedin: 'LinkedIn' }

/** Exists in the demo only, for a provider that isn't set up. */
const onlyInDemo: Route.MiddlewareFunction = async ({ params }, next) => {
  found(demoProviderNamed(params.provider))
  return next()
}

export const middleware: Route.MiddlewareFunction[] = [onlyInDemo]

export async function loader({ params, url }: Route.LoaderArgs) {
  const provider = found(demoProviderNamed(params.provider))
  return {
    provider: PROVIDERS[provider],
    people: await demoPeople(),
    cancelAt: demoAnswer(provider, stateOf(url), null),
  }
}

export async function action({ params, url, context }: Route.ActionArgs) {
  const provider = found(demoProviderNamed(params.provider))
  const form = await parseForm(context, DemoSignInSchema)
  if (!form.ok) return data({ reply: form.reply() }, 400)
  return redirect(demoAnswer(provider, stateOf(url), form.value), 303)
}

const stateOf = (url: URL) => url.searchParams.get('state') ?? ''

const loadSchema = async () => (await import('#app/domain/accounts/demo-sign-in.ts')).DemoSignInSchema

export default function DemoSignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { provider, people, cancelAt } = loaderData
  const { form, fields, errors } = useForm(
    { id: 'demo-sign-in', reply: actionData?.reply, defaultValue: { verified: true } },
    loadSchema,
  )
  const title = `Sign in with ${provider} in the demo`
  return (
    <div className="entry">
      <PageTitle title={title} invalid={errors.length > 0} />
      <PageHead title={title} />
      <Notice tone="warning" title={`This isn’t ${provider}’s page`}>
        It stands in for {provider} in the demo, so you can try what signing in with it does.
      </Notice>
      <ErrorSummary errors={errors} />
      <Form method="post" reloadDocument className="form" {...form}>
        <RadioGroup
          legend="Who signs in?"
          options={people.map(({ email, name, about }) => ({ value: email, label: name, hint: about }))}
          {...fields.email.control}
        />
        <Checkbox
          label={`${provider} has verified the email address`}
          hint="Only a verified address tells us who someone is."
          {...fields.verified.box}
        />
        <div className="cluster">
          <SubmitButton pending="Signing in…">Continue</SubmitButton>
          <a className="btn btn-quiet" href={cancelAt}>
            Cancel
          </a>
        </div>
      </Form>
    </div>
  )
}
