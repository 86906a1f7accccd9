import type { Visibility } from '#app/db/generated/enums.ts'

/** In the order the owner chooses from. */
export const VISIBILITIES: { value: Visibility; label: string; hint: string }[] = [
  {
    value: 'PUBLIC',
    label: 'Full Profile',
    hint: 'Members see your whole profile, except what you hide.',
  },
  {
    value: 'PRIVATE',
    label: 'Basic Profile',
    hint: 'Members see your name, image, role, occupation, city and programs.',
  },
  {
    value: 'HIDDEN',
    label: 'Hidden',
    hint: 'No one can find or message you, and you can’t browse the community.',
  },
]
