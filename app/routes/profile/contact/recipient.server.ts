import { data, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { profileContext } from '../profile-context.server.ts'
import type { Recipient } from './step.ts'

/** Nothing is shown of a member who can't be contacted, not even below the dialog. */
export const onlyContactable: MiddlewareFunction<Response> = ({ context }, next) => {
  if (!context.get(profileContext)?.canContact) context.set(profileContext, null)
  return next()
}

export function recipientOf(context: Readonly<RouterContextProvider>): Recipient | null {
  const profile = context.get(profileContext)
  if (!profile) return null
  const { id, fullName, image, occupation } = profile
  return { id, fullName, image, occupation }
}

/**
 * A step's response. Without a recipient it is 404, but never thrown, so that the page of a refused message keeps its
 * text.
 */
export function stepData<Data>(context: Readonly<RouterContextProvider>, shown: Data) {
  return data(shown, { status: context.get(profileContext) ? 200 : 404 })
}
