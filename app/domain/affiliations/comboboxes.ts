import type { Section } from './sections.ts'

/** The fields of a section's form that are comboboxes. */
export const COMBOBOXES = {
  education: ['organizationId', 'title'],
  employment: ['organizationId', 'jobFunction', 'jobIndustry'],
  'civic-engagement': ['organizationId'],
} as const satisfies Record<Section, string[]>

export type ComboboxName = (typeof COMBOBOXES)[Section][number]
