import { type LoaderFunctionArgs, redirect } from 'react-router'
import { fellowAttendeesHref } from './address.ts'
import { openSessionContext } from './open-session.server.ts'

/** The page of a session opens with its fellows. */
export function loader({ context }: LoaderFunctionArgs) {
  throw redirect(fellowAttendeesHref(context.get(openSessionContext).page))
}

/** Never shown: by having a page, a session that isn't there is answered with one. */
export default function SessionRedirect() {
  return null
}
