import { several } from '#app/values/choice.ts'
import { lines, optionalLines } from '#app/values/form-values.ts'
import { parseIds } from '#app/values/ids.ts'
import { z } from '#app/values/zod.ts'
import { NOTE_MAX, POST_MAX } from './limits.ts'
import { MOST_TOPICS } from './topics.ts'

/** Identifies one rendered form, so that submitting it twice creates one post. */
const formKey = z.uuid({ error: 'This form has expired. Reload the page and try again.' })

/** The version that a form was rendered from. Without one it is stale. */
const version = z.number().int().catch(0)

const question = lines({
  required: 'Please write your question.',
  min: 10,
  max: POST_MAX,
  tooShort: 'Please write at least 10 characters.',
})
const answer = lines({ required: 'Please write an answer.', min: 2, max: POST_MAX })

/** The server checks which tags exist. */
const tagIds = several
  .transform((typed) => parseIds(typed, 300).sort((a, b) => a - b))
  .refine((ids) => ids.length <= MOST_TOPICS, { error: `Please choose up to ${MOST_TOPICS} topics.` })

export const AskSchema = z.object({ content: question, tagIds, formKey })

export const AnswerSchema = z.object({ content: answer, formKey })

export const EditQuestionSchema = z.object({ content: question, tagIds, version })

/** An answer has no tags. */
export const EditAnswerSchema = z.object({ content: answer, version }).transform((typed) => ({
  ...typed,
  tagIds: [] as number[],
}))

export const RemovePostSchema = z.object({ version })

/**
 * A toggle keeps the existing note; the dialog, with `withNote`, replaces it. `inPlace` is sent by JavaScript, which
 * stays on its page.
 */
export const KudosSchema = z
  .object({
    hasKudos: z.enum(['true', 'false']).transform((value) => value === 'true'),
    withNote: z.string().optional(),
    note: optionalLines(NOTE_MAX),
    inPlace: z.string().optional(),
  })
  .transform(({ withNote, note, ...typed }) => ({ ...typed, note: withNote ? note : undefined }))
