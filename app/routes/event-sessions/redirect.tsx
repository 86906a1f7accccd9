import { type LoaderFunctionArgs, redirect } from 'react-router'
import { fellowAttendeesHref } from './address.ts'
import { openSessionContext } from './open-session.server.ts'

/** A session's page opens with its fellows. */
export function loader({ context }: LoaderFunctionArgs) {
  throw redirect(fellowAttendeesHref(context.get(openSessionContext).page))
}

/** Never shown, but because the route has a page, a missing session is shown as a page. */
export default function SessionRedirect() {
  return null
}
