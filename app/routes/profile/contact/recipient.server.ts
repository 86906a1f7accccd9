import { createContext, data, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { findRecipient, type Recipient } from '#app/domain/conversations/recipient.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { parseId } from '#app/values/ids.ts'

export const recipientContext = createContext<Recipient | null>(null)

/** Finds whom the address names, once for all that the request asks of the dialog. */
export const findRecipientOfPage: MiddlewareFunction<Response> = async ({ params, context }, next) => {
  const viewer = context.get(viewerContext)
  context.set(recipientContext, await findRecipient(viewer, parseId(params.profileId)))
  return next()
}

/**
 * What a step answers. Without a recipient it is 404, but never thrown: the page of a message that was refused keeps
 * its text.
 */
export function stepData<Data>(context: Readonly<RouterContextProvider>, shown: Data) {
  return data(shown, { status: context.get(recipientContext) ? 200 : 404 })
}
