import { data, Form, href } from 'react-router'
import { isVerifyLink, verifyByLink } from '#app/domain/accounts/verification.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import type { Route } from './+types/verify'
import { DeadLink } from './dead-link.tsx'

/** Opening the link changes nothing, because email scanners open links too. */
export async function loader({ params }: Route.LoaderArgs) {
  return (await isVerifyLink(params.token)) ? { valid: true } : data({ valid: false }, 404)
}

export async function action({ params }: Route.ActionArgs) {
  if (!(await verifyByLink(params.token))) return data({ failed: true }, 404)
  return redirectWithNotice('/auth/login', 'Your email address is verified. Sign in to get started.')
}

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  const valid = loaderData.valid && !actionData?.failed
  return (
    <>
      <PageTitle title="Verify your email address" />
      <PageHead title="Verify your email address" />
      {valid ? (
        <Form method="post" className="form">
          <p>One last step to finish signing up.</p>
          <div>
            <SubmitButton pending="Verifying…">Verify my email address</SubmitButton>
          </div>
        </Form>
      ) : (
        <DeadLink>
          <ButtonLink to={href('/auth/verify')}>Send me a new link</ButtonLink>
        </DeadLink>
      )}
    </>
  )
}
