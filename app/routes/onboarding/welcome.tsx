import { Form, href, redirect } from 'react-router'
import { mustOnboard } from '#app/domain/viewer/areas.ts'
import { markOnboarded } from '#app/domain/viewer/onboarding.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { homeOf } from '#app/middleware/require-role.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthorField } from '../shell/author-field.tsx'
import type { Route } from './+types/welcome'

const STEPS = ['Verify your profile', 'Connect with members', 'Tell the alumni team what you need']

export function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  if (!mustOnboard(viewer)) throw redirect(homeOf(viewer))
  return { firstName: viewer.firstName }
}

export async function action({ context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  if (mustOnboard(viewer)) await markOnboarded(viewer)
  return redirectWithNotice(href('/'), 'Welcome! Here are the members you can meet.')
}

export default function Welcome({ loaderData }: Route.ComponentProps) {
  return (
    <div className="entry">
      <PageTitle title="Welcome" />
      <PageHead
        title={
          <>
            Welcome, <bdi>{loaderData.firstName}</bdi>
          </>
        }
        lead="Three steps to get the most out of the network."
      />
      <ol className="stack">
        {STEPS.map((step, position) => (
          <li key={step} className="card">
            <strong>Step {position + 1}</strong>
            <p>{step}</p>
          </li>
        ))}
      </ol>
      <Form method="post">
        <AuthorField />
        <SubmitButton pending="One moment…">Let’s go!</SubmitButton>
      </Form>
    </div>
  )
}
