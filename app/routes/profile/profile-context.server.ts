import { createContext, type MiddlewareFunction } from 'react-router'
import { findProfile } from '#app/domain/members/profile.server.ts'
import type { Profile } from '#app/domain/members/profile.ts'
import { logFailedPart } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { parseId } from '#app/values/ids.ts'

/** The member in the URL, as the viewer may see them. */
export const profileContext = createContext<Profile | null>(null)

/** Read once for the page and for the dialogs over it. A hidden viewer sees no one, so nothing is read. */
export const findProfileOfPage: MiddlewareFunction<Response> = async ({ params, context }, next) => {
  const viewer = context.get(viewerContext)
  const id = parseId(params.profileId)
  const isShown = id !== null && (!viewer.hiddenProfile || id === viewer.id)
  context.set(profileContext, isShown ? await findProfile(viewer, id, logFailedPart(context)) : null)
  return next()
}
