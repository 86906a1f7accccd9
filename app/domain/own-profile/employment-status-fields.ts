import { optionsOf } from '#app/values/declared-fields.ts'
import type { EmploymentStatusSchema } from './employment-status.ts'
import { householdIncomes, reasonsNotSeeking, searchStatuses } from './personal-choices.ts'
import type { DeclaredFacts } from './seen-by.ts'

export const employmentStatusFields: DeclaredFacts<typeof EmploymentStatusSchema> = {
  employmentSearchStatus: {
    label: 'Employment status',
    as: 'list',
    placeholder: 'Choose an answer',
    options: optionsOf(searchStatuses),
    seenBy: 'shared',
  },
  reasonNotSeekingEmployment: {
    label: 'Reason for not seeking employment',
    hint: 'Only if you’re not seeking employment.',
    optional: true,
    as: 'list',
    placeholder: 'No answer',
    options: optionsOf(reasonsNotSeeking),
    seenBy: 'owner',
  },
  employmentStatusVisible: {
    label: 'Show my employment status to members',
    hint: 'Your reason and household income are never shown to anyone else.',
    as: 'box',
    seenBy: 'owner',
  },
  householdIncome: {
    label: 'Household income',
    as: 'list',
    placeholder: 'Choose an answer',
    options: optionsOf(householdIncomes),
    seenBy: 'owner',
  },
}
