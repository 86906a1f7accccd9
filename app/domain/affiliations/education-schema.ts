import { calendarDate, optionalDate } from '#app/values/form-values.ts'
import { normalizeText } from '#app/values/text.ts'
import { z } from '#app/values/zod.ts'
import { type Check, withChecks } from './checks.ts'
import type { SubmittedAffiliation } from './facts.ts'
import { oneOf, organizationChoice, ownFields } from './field-schemas.ts'
import { categoriesOf, isMajor } from './majors.ts'
import { COLLEGE, EDUCATION_KINDS } from './options.ts'
import { endsAfterStart } from './period.ts'
import type { FormRules } from './rules.ts'
import { CHOOSE_MAJOR, CHOOSE_SCHOOL } from './unlisted.ts'

export function educationSchema(rules: FormRules) {
  const { kept } = rules
  const fields = {
    ...ownFields(rules, CHOOSE_SCHOOL, { creatable: false }),
    kind: oneOf(EDUCATION_KINDS, kept?.kind, 'Please choose the kind of education.'),
    title: z.string().default(''),
    majorCategory: z.string().default(''),
    gpa: gpa(rules),
    startDate: optionalDate(),
    endDate: calendarDate('Please enter the end date.'),
  }
  return withChecks(z.object(fields), [...majorChecks(rules), endsAfterStart]).transform(
    (education): SubmittedAffiliation => {
      const { kind, title, majorCategory, gpa, startDate, endDate, visible, version, formKey } = education
      const major = { title: title || null, majorCategory: title ? majorCategory || null : null }
      const facts = { kind, gpa, startDate, endDate, ...major }
      return { organization: organizationChoice(rules, education), facts, visible, version, formKey }
    },
  )
}

const majorChecks = ({ needsMajor, kept }: FormRules): Check[] => {
  const isAsKept = (title: string, category: string) =>
    title === kept?.title && category === kept.majorCategory
  return [
    {
      path: 'title',
      message: 'Major field is required for education type College',
      isRight: ({ kind, title }) => kind !== COLLEGE || isGiven(title),
    },
    {
      path: 'title',
      message: 'Major field is required',
      isRight: ({ kind, title }) => kind === COLLEGE || !needsMajor || isGiven(title),
    },
    {
      path: 'title',
      message: CHOOSE_MAJOR,
      isRight: ({ title }) => !isGiven(title) || isMajor(title) || title === kept?.title,
    },
    {
      path: 'majorCategory',
      message: 'Please choose the category of the major.',
      isRight: ({ kind, title, majorCategory }) => {
        if (!isGiven(title)) return true
        if (!isGiven(majorCategory)) return kind !== COLLEGE && !needsMajor
        return categoriesOf(title).includes(majorCategory) || isAsKept(title, majorCategory)
      },
    },
  ]
}

const isGiven = (value: unknown): value is string => typeof value === 'string' && value !== ''

function gpa({ needsGpa }: FormRules) {
  return z
    .string()
    .default('')
    .transform((typed, context) => {
      const text = normalizeText(typed).replace(',', '.')
      if (text === '' && !needsGpa) return null
      if (/^\d{1,2}(\.\d{1,2})?$/.test(text) && Number(text) <= 10) return String(Number(text))
      const message = text ? 'Please enter a GPA between 0 and 10, such as 3.75.' : 'Please enter your GPA.'
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
}
