import type { Section } from '#app/domain/affiliations/sections.ts'
import type { FormProblem, RepliedField } from '#app/http/form-reply.ts'

const ROLE = ['title', 'country', 'state', 'city', 'startDate', 'current', 'endDate', 'description']

const ORDER: Record<Section, string[]> = {
  education: ['organizationId', 'kind', 'title', 'majorCategory', 'gpa', 'startDate', 'endDate'],
  employment: [
    'organizationId',
    'kind',
    ...ROLE,
    'jobFunction',
    'jobIndustry',
    'peopleManagedOrSupervised',
    'hrInitiatives',
    'managedBudget',
    'annualSalary',
  ],
  'civic-engagement': ['organizationId', ...ROLE],
}

/** The problems as one meets them going down the form; those of the whole form first. */
export function inFormOrder(
  problems: FormProblem[],
  section: Section,
  field: (name: string) => RepliedField,
): FormProblem[] {
  const ids = ORDER[section].map((name) => field(name).id)
  const place = ({ id }: FormProblem) => (id === undefined ? -1 : ids.indexOf(id))
  return problems.toSorted((a, b) => place(a) - place(b))
}
