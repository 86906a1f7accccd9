import { z } from '#app/values/zod.ts'

const MOST_ANSWERS = 200

/** A section's submission. */
export const SectionSchema = z.object({
  answers: z.array(z.string()).max(MOST_ANSWERS),
  other: z.string().default(''),
  /** Sent by the button that clears a single choice. */
  cleared: z.string().optional(),
  /** The run that the form belongs to; empty before its first section. */
  playbook: z.string().default(''),
  /** The section's saved answers when the form was rendered. */
  version: z.string().default(''),
})
