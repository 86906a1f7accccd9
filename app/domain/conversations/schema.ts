import { lines } from '#app/values/form-values.ts'
import { z } from '#app/values/zod.ts'
import { MESSAGE_MAX } from './message-length.ts'

const required = 'Please write a message.'

/** Names one rendered form, so that sending it twice makes one message. */
const formKey = z.uuid({ error: 'This form has expired. Reload the page and try again.' })

/** What the contact dialog sends. */
export const MessageSchema = z.object({ text: lines({ required, min: 2, max: MESSAGE_MAX }), formKey })

/**
 * What the chat sends: among people who talk already, one character may be an answer. `seen` is the newest message that
 * stood above the form: answering it marks it as seen.
 */
export const ChatSchema = z.object({
  text: lines({ required, max: MESSAGE_MAX }),
  formKey,
  seen: z.string().optional(),
})

/** The newest message that the person who marks a conversation as seen was shown. */
export const SeenSchema = z.object({ messageId: z.string() })
