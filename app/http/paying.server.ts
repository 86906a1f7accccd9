import { type RouterContextProvider, redirectDocument } from 'react-router'
import { payingContext } from './request-context.server.ts'

type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/**
 * Called first in the loader of a page on which members pay, so that its content policy allows the billing provider. A
 * policy applies to a document and everything JavaScript renders in it, so such a page is never rendered within
 * another's document.
 */
export function allowBillingScripts({ request, url, context }: Asked): void {
  if (new URL(request.url).pathname.endsWith('.data')) throw redirectDocument(url.pathname + url.search)
  context.set(payingContext, true)
}
