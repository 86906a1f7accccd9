import type { TagType } from '#app/db/generated/enums.ts'

/** The tags of an opportunity, by the parameter that the list is filtered with. */
export const TAG_FILTERS = [
  { name: 'categoryIds', type: 'CATEGORY', label: 'Category' },
  { name: 'commitmentLevelIds', type: 'COMMITMENT_LEVEL', label: 'Commitment level' },
  { name: 'frequencyIds', type: 'FREQUENCY', label: 'Frequency' },
  { name: 'scheduleTypeIds', type: 'SCHEDULE_TYPE', label: 'Schedule' },
] as const satisfies { name: string; type: TagType; label: string }[]

export type TagFilter = (typeof TAG_FILTERS)[number]['name']

export type OpportunityTag = { id: number; name: string; type: (typeof TAG_FILTERS)[number]['type'] }
