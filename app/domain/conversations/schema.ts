import { lines } from '#app/values/form-values.ts'
import { z } from '#app/values/zod.ts'
import { MESSAGE_MAX } from './message-length.ts'

const required = 'Please write a message.'

/** Identifies one rendered form, so that submitting it twice creates one message. */
const formKey = z.uuid({ error: 'This form has expired. Reload the page and try again.' })

/** The contact dialog's submission. */
export const MessageSchema = z.object({ text: lines({ required, min: 2, max: MESSAGE_MAX }), formKey })

/**
 * The chat's submission: between people who already talk, a single character may be an answer. `seen` is the newest
 * message above the form; answering marks it as seen.
 */
export const ChatSchema = z.object({
  text: lines({ required, max: MESSAGE_MAX }),
  formKey,
  seen: z.string().optional(),
})

/** The newest message shown to the person who marks a conversation as seen. */
export const SeenSchema = z.object({ messageId: z.string() })
