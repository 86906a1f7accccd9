import { data } from 'react-router'
import { markAnnouncementsViewed } from '#app/domain/announcements/mark-viewed.server.ts'
import type { Route } from './+types/announcements-viewed'
import { markPosted } from './marked.server.ts'

/** Viewing announcements changes nothing; only a POST does. */
export function loader() {
  throw data(null, { status: 405 })
}

export const action = (args: Route.ActionArgs) => markPosted(args, markAnnouncementsViewed)
