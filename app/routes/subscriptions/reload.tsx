import { data, href, redirect } from 'react-router'
import { reloadSubscriptions } from '#app/domain/subscriptions/reload.server.ts'
import { ReloadSchema } from '#app/domain/subscriptions/schema.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { sitePath } from '#app/values/site-path.ts'
import type { Route } from './+types/reload'
import { refusal, refuseWhileImpersonating } from './refusal.server.ts'
import { RefusedBilling } from './refusal.tsx'

/** Passes a refusal's Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers()

/** A GET reloads nothing. */
export const loader = () => redirect(href('/subscriptions'))

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  refuseWhileImpersonating(viewer, context)
  const form = await parseForm(context, ReloadSchema)
  if (!form.ok) throw data(null, { status: 400 })
  const page = sitePath(form.value.redirect, publicOrigin(request))
  const outcome = await reloadSubscriptions(viewer)
  if (outcome.kind !== 'reloaded') throw refusal(outcome, context, page ? { redirect: page } : {})
  return redirectWithNotice(page ?? href('/subscriptions'), 'Your subscriptions are up to date.')
}

/** Every response is a redirect or a refusal. */
export default function Reload() {
  return null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RefusedBilling error={error} title="We couldn’t reload your subscriptions" />
}
