import { z } from '#app/values/zod.ts'

const MOST_ANSWERS = 200

/** What a section sends: one field for each answer chosen, which makes a single one no list. */
const answers = z.preprocess(
  (sent) => (sent === undefined ? [] : [sent].flat()),
  z.array(z.string()).max(MOST_ANSWERS),
)

export const SectionSchema = z.object({
  answers,
  other: z.string().default(''),
  /** Sent by the button that takes a single choice back. */
  cleared: z.string().optional(),
  /** The run that the form belongs to; empty before the first section of one. */
  playbook: z.string().default(''),
  /** What was saved of this section when the form was made. */
  version: z.string().default(''),
})
