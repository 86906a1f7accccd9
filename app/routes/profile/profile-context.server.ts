import { createContext, type MiddlewareFunction } from 'react-router'
import { findProfile } from '#app/domain/members/profile.server.ts'
import type { Profile } from '#app/domain/members/profile.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { parseId } from '#app/values/ids.ts'

/** The member whom the address names, as the viewer may see them. */
export const profileContext = createContext<Profile | null>(null)

/** Reads it once for the page and for what stands over it. Whoever hides sees nobody either: nothing is read then. */
export const findProfileOfPage: MiddlewareFunction<Response> = async ({ params, context }, next) => {
  const viewer = context.get(viewerContext)
  const id = parseId(params.profileId)
  const isShown = id !== null && (!viewer.hiddenProfile || id === viewer.id)
  context.set(profileContext, isShown ? await findProfile(viewer, id) : null)
  return next()
}
