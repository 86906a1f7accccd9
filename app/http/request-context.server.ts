import { createContext, RouterContextProvider } from 'react-router'
import type { SessionState } from '#app/domain/sessions/session.server.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { stableAddress } from '#app/values/client-address.ts'
import type { PageText } from './page-text.server.ts'

/** What the server knows of a request before any route sees it. */
export type RequestFacts = {
  requestId: string
  /** What is counted as one client: an IPv6 line as a whole. */
  clientAddress: string
  /** Address of the stylesheet, and its text for the first page of a browser. */
  stylesheet?: { href: string; text: string }
  /** Where a page's text is left for a server that writes it itself. */
  pageText?: PageText
}

const requestFacts = createContext<RequestFacts>()
export const nonceContext = createContext<string | undefined>(undefined)
export const sessionContext = createContext<SessionState>({ kind: 'none' })
/** Set by the member guard: below it there is always a viewer. */
export const viewerContext = createContext<Viewer>()
/** Whether members pay on the page, for which the billing provider's script and pages are let in. */
export const payingContext = createContext(false)
/** What stands in the forms of a page for a browser that doesn't say where they come from. */
export const formTokenContext = createContext<string | null>(null)
/** The form that arrived, unread. */
export const formContext = createContext<Request | null>(null)
/** A page that shows the notice takes it; the response then clears the cookie. */
export const noticeContext = createContext<{ taken: boolean }>()

export function requestContext(facts: RequestFacts): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(requestFacts, { ...facts, clientAddress: stableAddress(facts.clientAddress) })
  context.set(noticeContext, { taken: false })
  return context
}

/** In development React Router makes the context itself, without facts. */
export function factsOf(context: Readonly<RouterContextProvider>): RequestFacts {
  try {
    return context.get(requestFacts)
  } catch {
    return { requestId: 'development', clientAddress: '127.0.0.1' }
  }
}

/** The session below the member guard. */
export function signedIn(context: Readonly<RouterContextProvider>) {
  const session = context.get(sessionContext)
  if (session.kind !== 'signed-in') throw new Error('This route stands outside the member guard')
  return session
}

/** Whoever is signed in, where people without a session are welcome as well. */
export function viewerIfAny(context: Readonly<RouterContextProvider>): Viewer | null {
  const session = context.get(sessionContext)
  return session.kind === 'signed-in' ? session.viewer : null
}

/** Whether scripts or pages ask, not people: then the answer is a status rather than another page. In every spelling of the address. */
export function isEndpoint(url: URL): boolean {
  try {
    return /^\/(endpoints|images)\//i.test(decodeURIComponent(url.pathname))
  } catch {
    return false
  }
}
