import { data } from 'react-router'
import { checkIn } from '#app/domain/attendance/check-in.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import type { Route } from './+types/take'
import { KeptTap } from './kept-tap.server.ts'

/** Looking at it changes nothing; only a POST does. */
export function loader() {
  throw data(null, { status: 405 })
}

/** A tap at the door, perhaps of a while ago. */
export async function action({ context }: Route.ActionArgs) {
  const form = await parseForm(context, KeptTap)
  if (!form.ok) throw data(null, { status: 400 })
  const { ago, ...tap } = form.value
  const { kind } = await checkIn(context.get(viewerContext), { ...tap, at: new Date(Date.now() - ago) })
  return Response.json({ kind })
}
