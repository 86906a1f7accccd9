import type { ProgramTrait } from '#app/db/generated/enums.ts'

export const TRAITS: Record<ProgramTrait, string> = {
  MBA: 'MBA',
  GOOGLE_TEC: 'Google TEC',
  SELF: 'Self',
  SINGLE: 'Single',
}

/** What a trait does for those who are enrolled. */
export const TRAIT_HINT =
  'MBA: fellows get a search for mock interviewers. Google TEC alone: no events, announcements, questions or businesses. Self: fellows get regional hubs, alumni resources and careers. Single alone: no card for the partner hub on home.'
