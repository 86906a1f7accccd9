import { randomBytes } from 'node:crypto'
import { data, type MiddlewareFunction, matchPath } from 'react-router'
import { readSession } from '#app/domain/sessions/session.server.ts'
import {
  noticeCookie,
  sessionCookie,
  stylesheetCookie,
  visitorCookie,
  zoneCookie,
} from '#app/http/cookies.server.ts'
import { carriesFormToken, formTokenFor, visitorOf } from '#app/http/form-token.server.ts'
import { NOT_FROM_HERE } from '#app/http/not-from-here.ts'
import { isOwnOrigin, saysNoOrigin } from '#app/http/origin.server.ts'
import { readingOwnWrites } from '#app/http/own-writes.server.ts'
import {
  factsOf,
  formContext,
  formTokenContext,
  nonceContext,
  noticeContext,
  payingContext,
  routeContext,
  sessionContext,
} from '#app/http/request-context.server.ts'
import { contentSecurityPolicy } from '#app/http/security-headers.server.ts'
import { submittedForm } from '#app/http/submitted-form.server.ts'

type Middleware = MiddlewareFunction<Response>

/** Each page gets its own nonce. Vite's development client can't provide one. */
export const securityHeaders: Middleware = async ({ context, pattern }, next) => {
  context.set(routeContext, `/${pattern}`.replace('//', '/'))
  const nonce = import.meta.env.DEV ? undefined : randomBytes(16).toString('base64')
  context.set(nonceContext, nonce)
  const response = await next()
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  if (nonce && isPage) {
    response.headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, context.get(payingContext)))
  }
  return response
}

/** Remembers which stylesheet a browser has, so that its next pages link to the file instead of including its text. */
export const stylesheet: Middleware = async ({ request, context }, next) => {
  const response = await next()
  const { stylesheet } = factsOf(context)
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  if (stylesheet && isPage && stylesheetCookie.read(request) !== stylesheet.href) {
    response.headers.append('Set-Cookie', stylesheetCookie.set(stylesheet.href))
  }
  return response
}

/**
 * A browser that doesn't state the origin of this request won't do so for a form either, so the form carries a token.
 */
export const formToken: Middleware = async ({ request, context }, next) => {
  if (request.headers.has('sec-fetch-site')) return next()
  const visitor = visitorOf(request)
  context.set(formTokenContext, formTokenFor(visitor))
  const response = await next()
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  if (isPage) response.headers.append('Set-Cookie', visitorCookie.set(visitor))
  return response
}

/**
 * Unsafe requests must come from our own pages, on screens and resource routes alike. Exceptions: email programs
 * unsubscribing with an email's secret, and the billing provider, which has its own credentials.
 */
export const ownOrigin: Middleware = async ({ request, url, context }, next) => {
  const isExpected = isOwnOrigin(request) || isFromElsewhere(request, url)
  if (!isExpected && !saysNoOrigin(request)) throw notFromHere()
  // Without an origin it may still be one of ours, from before the browser lost its cookie.
  const form = submittedForm(request)
  context.set(formContext, form)
  if (isExpected || (await carriesFormToken(request, form))) return next()
  throw notFromHere()
}

export const ownWrites: Middleware = ({ request }, next) => readingOwnWrites(request, next)

const notFromHere = () => data(NOT_FROM_HERE, { status: 403, statusText: 'Forbidden' })

const FROM_ELSEWHERE = ['/mail/unsubscribe/:token', '/webhooks/chargebee']

const isFromElsewhere = ({ method }: Request, { pathname }: URL) =>
  method === 'POST' && FROM_ELSEWHERE.some((path) => matchPath(path, pathname))

/** To script, the router says in a body of this status that a page redirects. */
const REDIRECT_OF_DATA = 202

/** A notice goes along to the page that is shown. */
const leadsElsewhere = ({ status, headers }: Response) =>
  status === REDIRECT_OF_DATA || headers.has('location')

/** Reads the session once. Responses that depend on it are never stored, neither by the browser nor on the way. */
export const session: Middleware = async ({ request, context }, next) => {
  const state = await readSession(sessionCookie.read(request), zoneCookie.read(request))
  const notice = { taken: false }
  context.set(sessionContext, state)
  context.set(noticeContext, notice)
  const response = await next()
  // Permanent files are cached, whatever cookies are sent.
  if (response.headers.get('Cache-Control')?.includes('immutable')) return response
  response.headers.append('Vary', 'Cookie')
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
  if (notice.taken && !leadsElsewhere(response)) {
    response.headers.append('Set-Cookie', await noticeCookie().serialize('', { maxAge: 0 }))
  }
  return response
}
