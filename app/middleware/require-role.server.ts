import { href, type MiddlewareFunction, redirect } from 'react-router'
import { mustOnboard } from '#app/domain/viewer/permissions.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { isEndpoint, isResource, viewerContext } from '#app/http/request-context.server.ts'
import { permit } from '#app/http/responses.server.ts'
import { administrationAddress } from '#app/settings.server.ts'
import { ownSearch } from '#app/values/own-search.ts'
import { sitePath } from '#app/values/site-path.ts'

type Guard = MiddlewareFunction<Response>

const isSafe = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/** Pages and their forms lead to what is missing; resource routes refuse. */
const leadsOn = (request: Request, url: URL) => !(isSafe(request) ? isResource(url) : isEndpoint(url))

/** Requires a chosen role; as an administrator one works in the administration alone. */
export const requireRole: Guard = async ({ request, url, context }, next) => {
  const viewer = context.get(viewerContext)
  if (viewer.currentRole && !viewer.admin) return next()
  permit(leadsOn(request, url))
  if (viewer.admin) throw redirect(administrationAddress())
  const page = sitePath(url.pathname + ownSearch(url.search), publicOrigin(request))
  throw redirect(
    page && page !== '/' ? `/auth/set-role?redirect=${encodeURIComponent(page)}` : '/auth/set-role',
  )
}

/** The requested page is remembered, and shown once onboarding is done. */
export const requireOnboarded: Guard = async ({ request, url, context }, next) => {
  if (!mustOnboard(context.get(viewerContext))) return next()
  permit(leadsOn(request, url))
  const page = sitePath(url.pathname + ownSearch(url.search), publicOrigin(request))
  const start = href('/onboarding/:section?')
  throw redirect(page && page !== '/' ? `${start}?redirect=${encodeURIComponent(page)}` : start)
}

/**
 * Guards an area of the product. Users without access are redirected home from pages; anything else (submitted forms,
 * resource routes) is refused.
 */
export function requireArea(canUse: (viewer: Viewer) => boolean): Guard {
  return async ({ request, url, context }, next) => {
    const viewer = context.get(viewerContext)
    if (canUse(viewer)) return next()
    permit(isSafe(request) && !isResource(url))
    throw redirect(homeOf(viewer))
  }
}

export const homeOf = (viewer: Viewer) =>
  viewer.eventManager ? href('/partner-management/my-partners') : href('/')
