import { z } from '#app/values/zod.ts'
import { withChecks } from './checks.ts'
import type { SubmittedAffiliation } from './facts.ts'
import {
  annualSalary,
  chosen,
  description,
  newNameCheck,
  oneOf,
  organizationChoice,
  ownFields,
  title,
} from './field-schemas.ts'
import { BUDGETS, EMPLOYMENT_KINDS, TEAM_SIZES } from './options.ts'
import { periodChecks, periodFields } from './period.ts'
import { placeChecks, placeFields, placeOf } from './place.ts'
import type { FormRules } from './rules.ts'
import { CHOOSE_FUNCTION, CHOOSE_INDUSTRY, CHOOSE_ORGANIZATION } from './unlisted.ts'

/** In the order of the form, like all fields of the schemas. */
const roleFields = (rules: FormRules) => ({
  title,
  ...placeFields(rules),
  ...periodFields(rules),
  description,
})

const roleChecks = (rules: FormRules) => [newNameCheck, ...placeChecks(rules), ...periodChecks(rules)]

type Role = z.output<z.ZodObject<ReturnType<typeof roleFields> & ReturnType<typeof ownFields>>>

function submittedRole(rules: FormRules, role: Role): SubmittedAffiliation {
  const { title, description, startDate, endDate, visible, version, formKey } = role
  return {
    organization: organizationChoice(rules, role),
    facts: { title, description, startDate, endDate, ...placeOf(role) },
    visible,
    version,
    formKey,
  }
}

export function civicEngagementSchema(rules: FormRules) {
  const fields = { ...ownFields(rules, CHOOSE_ORGANIZATION), ...roleFields(rules) }
  return withChecks(z.object(fields), roleChecks(rules)).transform((role) => submittedRole(rules, role))
}

export function employmentSchema(rules: FormRules) {
  const { kept } = rules
  const fields = {
    ...ownFields(rules, CHOOSE_ORGANIZATION),
    kind: oneOf(EMPLOYMENT_KINDS, kept?.kind, 'Please choose the kind of employment.'),
    ...roleFields(rules),
    jobFunction: chosen(CHOOSE_FUNCTION),
    jobIndustry: chosen(CHOOSE_INDUSTRY),
    peopleManagedOrSupervised: oneOf(
      TEAM_SIZES,
      kept?.peopleManagedOrSupervised,
      'Please choose how many people you manage or supervise.',
    ),
    hrInitiatives: z.enum(['yes', 'no']).optional().catch(undefined),
    managedBudget: oneOf(BUDGETS, kept?.managedBudget, 'Please choose the budget you manage.'),
    annualSalary,
  }
  return withChecks(z.object(fields), roleChecks(rules)).transform((job): SubmittedAffiliation => {
    const { kind, jobFunction, jobIndustry, peopleManagedOrSupervised, managedBudget, annualSalary } = job
    const role = submittedRole(rules, job)
    const own = { kind, jobFunction, jobIndustry, peopleManagedOrSupervised, managedBudget, annualSalary }
    return { ...role, facts: { ...role.facts, ...own, hrInitiatives: yesOrNo(job.hrInitiatives) } }
  })
}

const yesOrNo = (answer: 'yes' | 'no' | undefined) => (answer === undefined ? null : answer === 'yes')
