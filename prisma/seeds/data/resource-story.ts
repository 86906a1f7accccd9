import type { InsightAudience } from '#app/db/generated/enums.ts'
import type { ActivityStory } from '../activities.ts'
import type { TagInput } from '../tags.ts'

export const resourceTags = [
  { type: 'COLLECTION', name: 'Start Here', flag: 'MENU_ITEM' },
  { type: 'COLLECTION', name: 'Premium Coaching', flag: 'COACHING_ITEM' },
  { type: 'COLLECTION', name: 'Career Moves' },
  { type: 'COLLECTION', name: 'Money' },
  { type: 'COLLECTION', name: 'Giving Back' },
  { type: 'COLLECTION', name: 'Well-being' },
  { type: 'COLLECTION', name: 'Alumni Events', flag: 'ALUMNI_EVENT' },
  { type: 'COLLECTION', name: 'Event Recordings', flag: 'EVENT_RECORDING' },
  { type: 'COLLECTION', name: 'Technical Prep', flag: 'TECHNICAL_PREP' },
  { type: 'COLLECTION', name: 'Interviews' },
  { type: 'COLLECTION', name: 'Résumés' },
  { type: 'COLLECTION', name: 'Mentoring' },
  { type: 'INDUSTRY', name: 'Consulting' },
  { type: 'INDUSTRY', name: 'Investment Banking' },
  { type: 'INDUSTRY', name: 'Technology' },
  { type: 'INDUSTRY', name: 'Nonprofit' },
  { type: 'JOB_FUNCTION', name: 'Finance' },
  { type: 'JOB_FUNCTION', name: 'Engineering' },
  { type: 'JOB_FUNCTION', name: 'Product Management' },
  { type: 'JOB_ROLE', name: 'Individual Contributor' },
  { type: 'JOB_ROLE', name: 'People Manager' },
  { type: 'JOB_SEARCH_STATE', name: 'Actively looking' },
  { type: 'JOB_SEARCH_STATE', name: 'Not looking' },
] as const satisfies TagInput[]

export type ResourceStory = {
  name: string
  summary: string
  speakers?: string[]
  minutes?: number
  /** Days since it changed. */
  age: number
  tags: (typeof resourceTags)[number]['name'][]
  published?: boolean
  /** Of insights. */
  audience?: InsightAudience[]
  featured?: boolean
  picture?: string
  activities: ActivityStory[]
}

export const video = (label: string, url: string) => ({ kind: 'VIDEO', text: label, url }) as const
export const file = (label: string, url: string) => ({ kind: 'FILE', text: label, url }) as const
