import { checkbox } from '#app/values/choice.ts'
import { calendarDate, optionalDate } from '#app/values/form-values.ts'
import type { Check } from './checks.ts'
import type { FormRules } from './rules.ts'

/** The dates of a role. Today is neither past nor in the future. */
export const periodFields = ({ today }: FormRules) => ({
  startDate: calendarDate('Please enter the start date.', {
    latest: today,
    error: 'The start date can’t be in the future.',
  }),
  endDate: optionalDate(),
  current: checkbox,
})

export const endsAfterStart: Check = {
  path: 'endDate',
  message: 'The end date must be after the start date.',
  isRight: ({ startDate, endDate }) =>
    typeof startDate !== 'string' || typeof endDate !== 'string' || startDate < endDate,
}

export const periodChecks = ({ today, kept }: FormRules): Check[] => [
  endsAfterStart,
  {
    path: 'endDate',
    message: 'The end date can’t be in the future.',
    isRight: ({ endDate }) => typeof endDate !== 'string' || endDate <= today || endDate === kept?.endDate,
  },
  {
    path: 'endDate',
    message: 'Please enter the end date, or check the box above it.',
    isRight: ({ endDate, current }) => current !== false || endDate !== null,
  },
  {
    path: 'endDate',
    message: 'A current role can’t have an end date. Clear the date, or uncheck the box above it.',
    isRight: ({ endDate, current }) => current !== true || typeof endDate !== 'string',
  },
]
