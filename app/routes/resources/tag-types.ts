import type { TagType } from '#app/db/generated/enums.ts'
import type { TagGroup } from '#app/domain/resources/choices.server.ts'

/** The title above each tag type's choices. */
const tagTypeTitles: Partial<Record<TagType, string>> = {
  INDUSTRY: 'Industry',
  JOB_FUNCTION: 'Job function',
  JOB_ROLE: 'Job role',
  JOB_SEARCH_STATE: 'Job search',
  COLLECTION: 'Collection',
}

/** The library's tag filters, each type under its title. */
export const tagChoices = (groups: TagGroup[]) =>
  groups.flatMap(({ type, tags }) =>
    tags.map(({ id, name }) => ({ id, label: name, group: tagTypeTitles[type] ?? type })),
  )
