import { checkbox } from '#app/values/choice.ts'
import { emptyOr, line, lines, optionalLine } from '#app/values/form-values.ts'
import { parseId } from '#app/values/ids.ts'
import { codePointLength, normalizeMultiline, normalizeText } from '#app/values/text.ts'
import { z } from '#app/values/zod.ts'
import { version } from '../own-profile/version.ts'
import type { Check } from './checks.ts'
import type { OrganizationChoice } from './facts.ts'
import { DESCRIPTION_MAX, TEXT_MAX } from './limits.ts'
import { NEW } from './new-organization.ts'
import type { FormRules } from './rules.ts'

const outdated = 'This form has expired. Reload the page and try again.'

/** The fields of every form. The organization was chosen by normalize-fields.ts. */
export function ownFields({ locked }: FormRules, chooseOrganization: string, { creatable = true } = {}) {
  const isChosen = (id: string) => locked || parseId(id) !== null || (creatable && id === NEW)
  return {
    organizationId: z.string().default('').refine(isChosen, chooseOrganization),
    organizationIdText: z.string().default(''),
    visible: checkbox,
    version,
    formKey: z.uuid({ error: outdated }),
  }
}

export function organizationChoice(
  { locked }: FormRules,
  { organizationId, organizationIdText }: { organizationId: string; organizationIdText: string },
): OrganizationChoice {
  if (locked) return { kind: 'kept' }
  if (organizationId === NEW) return { kind: 'new', name: tidyName(organizationIdText) }
  return { kind: 'listed', id: Number(organizationId) }
}

const tidyName = (typed: string) => normalizeText(typed).replace(/ +/g, ' ')

export const newNameCheck: Check = {
  path: 'organizationId',
  message: `Please enter a name of between 2 and ${TEXT_MAX} characters.`,
  isRight: ({ organizationId, organizationIdText }) => {
    if (organizationId !== NEW || typeof organizationIdText !== 'string') return true
    const length = codePointLength(tidyName(organizationIdText))
    return length >= 2 && length <= TEXT_MAX
  },
}

export const chosen = (message: string) => z.string({ error: message }).min(1, { error: message })

/** A select's values: its options, and the record's own. */
export function oneOf(options: readonly string[], kept: string | null | undefined, message: string) {
  const isOffered = (value: string) => options.includes(value) || (value !== '' && value === kept)
  return z.string({ error: message }).refine(isOffered, { error: message })
}

export const title = line({ required: 'Please enter a title.', min: 2, max: TEXT_MAX })
export const city = line({ required: 'Please enter the city.', max: TEXT_MAX })
export const annualSalary = optionalLine(TEXT_MAX)

const givenDescription = lines({ required: 'Please enter a description.', min: 2, max: DESCRIPTION_MAX })

export const description = z
  .string()
  .default('')
  .transform((typed, context) => emptyOr(normalizeMultiline(typed), givenDescription, context))
