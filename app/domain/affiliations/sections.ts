import type { AffiliationType } from '#app/db/generated/enums.ts'

/** The profile sections that list affiliations, by their name in URLs. */
export const SECTIONS = {
  education: { type: 'EDUCATION', title: 'Education', organization: 'School' },
  employment: { type: 'EMPLOYMENT', title: 'Employment', organization: 'Organization' },
  'civic-engagement': {
    type: 'CIVIC_ENGAGEMENT',
    title: 'Civic Engagement',
    organization: 'Organization',
  },
} as const satisfies Record<string, { type: AffiliationType; title: string; organization: string }>

export type Section = keyof typeof SECTIONS

export function parseSection(name: string | undefined): Section | null {
  return name !== undefined && Object.hasOwn(SECTIONS, name) ? (name as Section) : null
}
