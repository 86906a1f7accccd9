import { addDays, type CalendarDate } from '#app/values/calendar-date.ts'
import { choice, choices, optionalChoice } from '#app/values/choice.ts'
import { calendarDate } from '#app/values/form-values.ts'
import { z } from '#app/values/zod.ts'
import {
  ethnicities,
  genders,
  homeOwnershipStatuses,
  maritalStatuses,
  races,
  sexualOrientations,
  transgenderAnswers,
} from './personal-choices.ts'
import { version } from './version.ts'

/** `today` is the current day for the member. */
export const demographicsSchema = (today: CalendarDate) =>
  z.object({
    birthdate: calendarDate('Please enter your birthdate.', {
      latest: addDays(today, -1),
      error: 'Your birthdate must be before today.',
    }),
    gender: choice(genders, 'Please choose your gender.'),
    transgender: optionalChoice(transgenderAnswers),
    sexualOrientation: optionalChoice(sexualOrientations),
    ethnicity: choice(ethnicities, 'Please choose your ethnicity.'),
    race: choices(races, 'Please choose your race.'),
    maritalStatus: choice(maritalStatuses, 'Please choose your marital status.'),
    homeOwnershipStatus: choice(homeOwnershipStatuses, 'Please choose your home ownership status.'),
    version,
  })
