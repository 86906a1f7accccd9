import type { TagFlag, TagType } from '#app/db/generated/enums.ts'

export const TAG_TYPES: Record<TagType, string> = {
  CATEGORY: 'Category',
  COLLECTION: 'Collection',
  COMMITMENT_LEVEL: 'Commitment level',
  EVENT_TYPE: 'Event type',
  FORMAT: 'Format',
  FREQUENCY: 'Frequency',
  INDUSTRY: 'Industry',
  JOB_FUNCTION: 'Job function',
  JOB_ROLE: 'Job role',
  JOB_SEARCH_STATE: 'Job search',
  OFFERING_TYPE: 'Offering of a business',
  ORGANIZATION: 'Organization',
  SCHEDULE_TYPE: 'Schedule',
}

export const TAG_FLAGS: Record<TagFlag, string> = {
  COACHING_ITEM: 'Coaching: paid alumni resources',
  MOCK_INTERVIEW: 'Mock interviews: who chooses it can be asked',
  MENU_ITEM: 'First among the alumni resources',
  ALUMNI_EVENT: 'Alumni events',
  EVENT_RECORDING: 'Event recordings',
  TECHNICAL_PREP: 'Technical prep',
}
