import type { Visibility } from '#app/db/generated/enums.ts'

/** As its owner chooses among them. */
export const VISIBILITIES: { value: Visibility; label: string; hint: string }[] = [
  {
    value: 'PUBLIC',
    label: 'Full Profile',
    hint: 'Members see your whole profile, less what you hide in it.',
  },
  {
    value: 'PRIVATE',
    label: 'Basic Profile',
    hint: 'Members see your name, photo, role, occupation, city and programs.',
  },
  {
    value: 'HIDDEN',
    label: 'Hidden',
    hint: 'Nobody finds you and nobody can write to you. You cannot browse the community either.',
  },
]
