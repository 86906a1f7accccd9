import { checkbox, choice, optionalChoice } from '#app/values/choice.ts'
import { z } from '#app/values/zod.ts'
import { householdIncomes, NOT_SEEKING, reasonsNotSeeking, searchStatuses } from './personal-choices.ts'
import { version } from './version.ts'

/** Only members who aren't seeking employment give a reason. */
export const EmploymentStatusSchema = z
  .object({
    employmentSearchStatus: choice(searchStatuses, 'Please choose your employment status.'),
    reasonNotSeekingEmployment: optionalChoice(reasonsNotSeeking),
    householdIncome: choice(householdIncomes, 'Please choose your household income.'),
    employmentStatusVisible: checkbox,
    version,
  })
  .transform((typed) => ({
    ...typed,
    reasonNotSeekingEmployment:
      typed.employmentSearchStatus === NOT_SEEKING ? typed.reasonNotSeekingEmployment : null,
  }))
