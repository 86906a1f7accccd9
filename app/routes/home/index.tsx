import { href, redirect } from 'react-router'
import { viewerContext } from '#app/http/request-context.server.ts'
import { homeOf } from '#app/middleware/require-role.server.ts'
import type { Route } from './+types/index'

/** Everybody's first page: the community, or the partners for event managers. */
export function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  return redirect(viewer.eventManager ? homeOf(viewer) : href('/directory'))
}
