import { href, type MiddlewareFunction, redirect } from 'react-router'
import { hasRole, mustOnboard } from '#app/domain/viewer/permissions.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { formContext, isEndpoint, isResource, viewerContext } from '#app/http/request-context.server.ts'
import { permit, redirectWithNotice } from '#app/http/responses.server.ts'
import { administrationAddress, settings } from '#app/settings.server.ts'
import { askedPage, pageWithStash } from './page-with-stash.server.ts'

type Guard = MiddlewareFunction<Response>

const isSafe = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/** Pages and their forms lead to what is missing; resource routes refuse. */
const leadsOn = (request: Request, url: URL) => !(isSafe(request) ? isResource(url) : isEndpoint(url))

/** Requires a chosen role; as an administrator one works in the administration alone. */
export const requireRole: Guard = async ({ request, url, context }, next) => {
  const viewer = context.get(viewerContext)
  if (hasRole(viewer)) return next()
  permit(leadsOn(request, url))
  if (viewer.admin) throw await toAdministration(askedPage({ request, url, context }))
  throw await leadTo('/auth/set-role', { request, url, context })
}

/** For someone who has nothing else: says so if another page was asked for. */
export async function toAdministration(page: string | null): Promise<Response> {
  const isElsewhere = settings().ADMIN_APP_URL !== undefined
  if (isElsewhere || page === null || page === '/') return redirect(administrationAddress())
  const text =
    'As an administrator you only have access to the administration and your account, so we couldn’t open that page.'
  return redirectWithNotice(administrationAddress(), text, { tone: 'info' })
}

/** The requested page is remembered, and shown once onboarding is done. */
export const requireOnboarded: Guard = async ({ request, url, context }, next) => {
  if (!mustOnboard(context.get(viewerContext))) return next()
  permit(leadsOn(request, url))
  throw await leadTo(href('/onboarding/:section?'), { request, url, context })
}

type Asked = Pick<Parameters<Guard>[0], 'request' | 'url' | 'context'>

/** To what is missing first, and from there back to the page; a form that was submitted is filled in again there. */
async function leadTo(start: string, asked: Asked) {
  const page = await pageOf(asked)
  const to = page && page !== '/' ? `${start}?redirect=${encodeURIComponent(page)}` : start
  return redirect(to, isSafe(asked.request) ? 302 : 303)
}

async function pageOf(asked: Asked) {
  const { id, impersonator } = asked.context.get(viewerContext)
  const form = asked.context.get(formContext)
  if (form?.kind !== 'fields' || impersonator) return askedPage(asked)
  return pageWithStash(asked, id, await form.fields())
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
