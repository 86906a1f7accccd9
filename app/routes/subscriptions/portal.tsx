import { href, redirect } from 'react-router'
import { openPortal } from '#app/domain/subscriptions/portal.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import type { Route } from './+types/portal'
import { refusal, refuseWhileImpersonating } from './refusal.server.ts'
import { RefusedBilling } from './refusal.tsx'

/** Passes a refusal's Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers()

/** A GET opens no session at the provider. */
export const loader = () => redirect(href('/subscriptions'))

export async function action({ context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  refuseWhileImpersonating(viewer, context)
  const outcome = await openPortal(viewer)
  if (outcome.kind !== 'opened') throw refusal(outcome, context)
  return redirect(outcome.url, 303)
}

/** Every response is a redirect or a refusal. */
export default function Portal() {
  return null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RefusedBilling error={error} title="We couldn’t open your subscriptions" />
}
