import { type RouterContextProvider, redirectDocument } from 'react-router'
import { payingContext } from './request-context.server.ts'

type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/**
 * Said first by the loader of a page on which members pay: its content policy lets the billing provider in. A policy comes with
 * a document and holds for whatever script shows in it, so such a page is never shown within another's document.
 */
export function paysHere({ request, url, context }: Asked): void {
  if (new URL(request.url).pathname.endsWith('.data')) throw redirectDocument(url.pathname + url.search)
  context.set(payingContext, true)
}
