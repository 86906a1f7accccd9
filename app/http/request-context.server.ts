import { createContext, RouterContextProvider } from 'react-router'
import type { SessionState } from '#app/domain/sessions/session.server.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { stableAddress } from '#app/values/client-address.ts'
import type { PageText } from './page-text.server.ts'
import type { SubmittedForm } from './submitted-form.server.ts'

/** Facts that the server knows about a request before any route sees it. */
export type RequestFacts = {
  requestId: string
  /** The key that identifies one client: an IPv6 subscriber as a whole. */
  clientAddress: string
  /** URL of the stylesheet, and its text for a browser's first page. */
  stylesheet?: { href: string; text: string }
  /** The name of this build of the app. */
  build?: string
  /** The place where a page leaves its text for a server that writes it itself. */
  pageText?: PageText
  /** The first attempt at this request, which waits for a database that is away. */
  stuck?: Readonly<RouterContextProvider>
}

const requestFacts = createContext<RequestFacts>()
export const nonceContext = createContext<string | undefined>(undefined)
export const sessionContext = createContext<SessionState>({ kind: 'none' })
/** The pattern of the address, with the names of its parameters in place of their values. */
export const routeContext = createContext('none')
/** Set by the member guard, so there is always a viewer below it. */
export const viewerContext = createContext<Viewer>()
/** Whether members pay on the page, so the provider's script and pages are allowed. */
export const payingContext = createContext(false)
/** The token in a page's forms, for a browser that doesn't state their origin. */
export const formTokenContext = createContext<string | null>(null)
/** The submitted form, if it may be one of ours. */
export const formContext = createContext<SubmittedForm | null>(null)
/** Marked by a page that shows the notice; the response then clears the cookie. */
export const noticeContext = createContext<{ taken: boolean }>()

export function requestContext(facts: RequestFacts): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(requestFacts, { ...facts, clientAddress: stableAddress(facts.clientAddress) })
  return context
}

/** What may be told of a request: where it went and in which role, and not who. */
export function kindOf(context: Readonly<RouterContextProvider>): { route: string; role: string } {
  const session = context.get(sessionContext)
  const role = session.kind === 'signed-in' ? (session.viewer.currentRole ?? 'NONE') : 'VISITOR'
  return { route: context.get(routeContext), role }
}

/** In development React Router creates the context itself, without facts. */
export function factsOf(context: Readonly<RouterContextProvider>): RequestFacts {
  try {
    return context.get(requestFacts)
  } catch {
    return { requestId: 'development', clientAddress: '127.0.0.1' }
  }
}

/** The session, below the member guard. */
export function signedIn(context: Readonly<RouterContextProvider>) {
  const session = context.get(sessionContext)
  if (session.kind !== 'signed-in') throw new Error('This route stands outside the member guard')
  return session
}

/** The signed-in user, if any, on pages open to people without a session. */
export function viewerIfAny(context: Readonly<RouterContextProvider>): Viewer | null {
  const session = context.get(sessionContext)
  return session.kind === 'signed-in' ? session.viewer : null
}

/**
 * Whether the URL is requested by scripts or pages rather than people, so the response is a status instead of another
 * page. Covers every spelling of the URL.
 */
export const isEndpoint = (url: URL) => matches(/^\/(endpoints|images)\//i, url)

/**
 * Whether the URL is no page at all: endpoints, files, and the targets of single buttons. Whoever may not use it is
 * refused rather than redirected to another page.
 */
export const isResource = (url: URL) => isEndpoint(url) || matches(RESOURCES, url)

const RESOURCES =
  /(^\/files\/[^/]+|^\/sw\.js|\.ics|\.webmanifest|\/(vcard|export|my-data\/[^/]+|act-as|visibility|prospect|marks|signup|favorite))\/?$/i

function matches(pattern: RegExp, { pathname }: URL): boolean {
  try {
    return pattern.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}
