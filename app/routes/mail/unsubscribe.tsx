import { Form, href } from 'react-router'
import {
  isSubscribed,
  subscriberOf,
  unsubscribe,
} from '#app/domain/notification-emails/unsubscribe.server.ts'
import { found } from '#app/http/responses.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import type { Route } from './+types/unsubscribe'

/** Opening the link changes nothing, because email scanners open links too. */
export async function loader({ params }: Route.LoaderArgs) {
  return { subscribed: found(await isSubscribed(found(await subscriberOf(params.token)))) }
}

/**
 * Submitted by this page's button, or by an email program on its own (RFC 8058): the response is the page, without a
 * redirect.
 */
export async function action({ params }: Route.ActionArgs) {
  found((await unsubscribe(found(await subscriberOf(params.token)))) || null)
  return null
}

export default function Unsubscribe({ loaderData: { subscribed } }: Route.ComponentProps) {
  const title = subscribed ? 'Stop receiving these emails' : 'You’re unsubscribed'
  return (
    <div className="entry">
      <PageTitle title={title} />
      <PageHead title={title} />
      {subscribed ? (
        <Form method="post" className="form">
          <p>
            You won’t get any more emails about new messages and kudos. You’ll still see them when you sign
            in.
          </p>
          <div>
            <SubmitButton pending="Stopping…">Stop receiving these emails</SubmitButton>
          </div>
        </Form>
      ) : (
        <div className="stack">
          <Notice tone="success">You won’t get emails about new messages and kudos.</Notice>
          <p>
            <ButtonLink variant="secondary" to={href('/profile/privacy-and-visibility/sharing')}>
              Change this in my settings
            </ButtonLink>
          </p>
        </div>
      )}
    </div>
  )
}
