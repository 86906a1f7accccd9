import { data } from 'react-router'
import { markKudosSeen } from '#app/domain/kudos/mark-seen.server.ts'
import type { Route } from './+types/kudos-seen'
import { markPosted } from './marked.server.ts'

/** Viewing kudos changes nothing; only a POST does. */
export function loader() {
  throw data(null, { status: 405 })
}

export const action = (args: Route.ActionArgs) => markPosted(args, markKudosSeen)
