import type { TagType } from '#app/db/generated/enums.ts'

/** What a kind of tags is called above its choices. */
export const tagTypeTitles: Partial<Record<TagType, string>> = {
  INDUSTRY: 'Industry',
  JOB_FUNCTION: 'Job function',
  JOB_ROLE: 'Job role',
  JOB_SEARCH_STATE: 'Job search',
  COLLECTION: 'Collection',
}
