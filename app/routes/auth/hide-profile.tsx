import { data, Form, href, redirect } from 'react-router'
import { hideByLink, hidingState } from '#app/domain/accounts/hiding.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { useSite } from '#app/ui/site.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { ErrorContent } from '../shell/error-page.tsx'
import type { Route } from './+types/hide-profile'
import { DeadLink } from './dead-link.tsx'

/** Opening the link changes nothing, because email scanners open links too. */
export async function loader({ params }: Route.LoaderArgs) {
  const state = await hidingState(params.token)
  return data({ state, token: params.token }, state ? 200 : 404)
}

/**
 * Redirects to the same page under the new link's value, so that reloading it hides no one again. Submitting the form
 * twice leads there as well, without issuing a second link.
 */
export async function action({ params }: Route.ActionArgs) {
  const token = await hideByLink(params.token)
  if (!token && (await hidingState(params.token)) === null) return data({ failed: true }, 404)
  return redirect(href('/auth/hide-profile/:token', { token: token ?? params.token }), 303)
}

export default function HideProfile({ loaderData, actionData }: Route.ComponentProps) {
  const state = actionData?.failed ? null : loaderData.state
  const title = state?.kind === 'hidden' ? 'Your Profile is Hidden' : 'Hide your profile'
  return (
    <>
      <PageTitle title={title} />
      <PageHead title={title} />
      {state?.kind === 'ready' && <Confirmation />}
      {state?.kind === 'hidden' && <Hidden token={state.resets ? loaderData.token : null} />}
      {state === null && (
        <DeadLink text="The link you followed is no longer valid. Please contact support for assistance." />
      )}
    </>
  )
}

function Confirmation() {
  return (
    <Form method="post" className="form">
      <p>
        No one in the community will be able to find your profile or message you. You’ll keep your account.
      </p>
      <div>
        <SubmitButton pending="Hiding…">Hide my profile</SubmitButton>
      </div>
    </Form>
  )
}

function Hidden({ token }: { token: string | null }) {
  const { supportEmail } = useSite()
  const setPassword = token ? href('/auth/reset-password/:token', { token }) : href('/auth/forgot-password')
  return (
    <div className="stack">
      <p>
        No one in the community can find your profile or message you. To show it again, sign in and choose who
        can see it, or contact <a href={`mailto:${supportEmail}`}>support</a>.
      </p>
      <p>
        <ButtonLink to={setPassword}>Set a password to sign in</ButtonLink>
      </p>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorContent error={error} fault="An error has occurred!" />
}
