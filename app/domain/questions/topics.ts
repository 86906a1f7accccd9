import type { TagType } from '#app/db/generated/enums.ts'

/** The tags that a question may bear, by what they are about. */
export const TOPIC_GROUPS = [
  { type: 'COLLECTION', label: 'Topics' },
  { type: 'JOB_FUNCTION', label: 'Kinds of work' },
  { type: 'INDUSTRY', label: 'Industries' },
] as const satisfies { type: TagType; label: string }[]

export const MOST_TOPICS = 5

export type Topic = { id: number; name: string; type: (typeof TOPIC_GROUPS)[number]['type'] }
