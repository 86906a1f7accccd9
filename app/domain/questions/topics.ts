import type { TagType } from '#app/db/generated/enums.ts'
import type { Topic } from './topics.server.ts'

/** The tags a question may have, by subject. */
export const TOPIC_GROUPS = [
  { type: 'COLLECTION', label: 'Topics' },
  { type: 'JOB_FUNCTION', label: 'Kinds of work' },
  { type: 'INDUSTRY', label: 'Industries' },
] as const satisfies { type: TagType; label: string }[]

export const MOST_TOPICS = 5

/** The list's topic filters, each group under its title. */
export const topicChoices = (topics: Topic[]) =>
  TOPIC_GROUPS.flatMap(({ type, label: group }) =>
    topics.filter((topic) => topic.type === type).map(({ id, name }) => ({ id, label: name, group })),
  )
