import { optionsOf } from '#app/values/declared-fields.ts'
import type { demographicsSchema } from './demographics.ts'
import {
  ethnicities,
  genders,
  homeOwnershipStatuses,
  maritalStatuses,
  races,
  sexualOrientations,
  transgenderAnswers,
} from './personal-choices.ts'
import type { DeclaredFacts } from './seen-by.ts'

const required = { as: 'list', placeholder: 'Choose an answer', seenBy: 'owner' } as const
const voluntary = { as: 'list', placeholder: 'No answer', optional: true, seenBy: 'owner' } as const

export const demographicsFields: DeclaredFacts<ReturnType<typeof demographicsSchema>> = {
  ethnicity: { label: 'Ethnicity', ...required, options: optionsOf(ethnicities) },
  birthdate: { label: 'Birthdate', type: 'date', autoComplete: 'bday', width: 'xs', seenBy: 'owner' },
  race: {
    label: 'Race',
    hint: 'Choose all that apply.',
    as: 'boxes',
    options: optionsOf(races),
    seenBy: 'owner',
  },
  maritalStatus: { label: 'Marital status', ...required, options: optionsOf(maritalStatuses) },
  homeOwnershipStatus: {
    label: 'Home ownership status',
    ...required,
    options: optionsOf(homeOwnershipStatuses),
  },
  gender: { label: 'Gender', ...required, options: optionsOf(genders) },
  transgender: {
    label: 'Do you identify as transgender?',
    ...voluntary,
    options: optionsOf(transgenderAnswers),
  },
  sexualOrientation: { label: 'Sexual orientation', ...voluntary, options: optionsOf(sexualOrientations) },
}
