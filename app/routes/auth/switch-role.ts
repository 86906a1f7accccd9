import { href, redirect } from 'react-router'
import { changeRole } from '#app/domain/sessions/renewal.server.ts'
import { sessionCookie } from '#app/http/cookies.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { signedIn } from '#app/http/request-context.server.ts'
import { formFields } from '#app/http/submitted-form.server.ts'
import { sitePath } from '#app/values/site-path.ts'
import type { Route } from './+types/switch-role'

/** A GET changes nothing. */
export function loader() {
  return redirect(href('/'))
}

/** Clears the current role; the picker leads back to the page the user came from. */
export async function action({ request, context }: Route.ActionArgs) {
  const { viewer, sessionId } = signedIn(context)
  const form = await formFields(context)
  const page = sitePath(String(form.get('redirect') ?? ''), publicOrigin(request))
  const secret = await changeRole(viewer, sessionId, null)
  return redirect(page ? `/auth/set-role?redirect=${encodeURIComponent(page)}` : '/auth/set-role', {
    status: 303,
    headers: { 'Set-Cookie': sessionCookie.set(secret) },
  })
}
