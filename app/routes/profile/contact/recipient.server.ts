import { data, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { profileContext } from '../profile-context.server.ts'
import type { Recipient } from './step.ts'

/** Of whoever can't be contacted nothing is shown, not even below the dialog. */
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
 * What a step answers. Without a recipient it is 404, but never thrown: the page of a message that was refused keeps
 * its text.
 */
export function stepData<Data>(context: Readonly<RouterContextProvider>, shown: Data) {
  return data(shown, { status: context.get(profileContext) ? 200 : 404 })
}
