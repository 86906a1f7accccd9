import { lines } from '#app/values/form-values.ts'
import { z } from '#app/values/zod.ts'

/** The most characters of a message, in code points. */
export const MESSAGE_MAX = 5000

export const MessageSchema = z.object({
  text: lines({ required: 'Please write a message.', min: 2, max: MESSAGE_MAX }),
  /** Names one rendered form, so that sending it twice makes one message. */
  formKey: z.uuid({ error: 'This form can’t be sent any more. Please open it again.' }),
})
