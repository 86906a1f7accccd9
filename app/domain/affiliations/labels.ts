import { type CalendarDate, formatMedium } from '#app/values/calendar-date.ts'
import { type FactLabels, labelsOf, sayFact, sayVisible } from '../own-profile/differences.ts'
import { affiliationFields } from './affiliation-fields.ts'
import type { EditableFacts } from './facts.ts'
import type { Section } from './sections.ts'

const { education, employment } = affiliationFields

/** The names of the facts in a conflict message. What another section's forms ask for is the same before and after. */
export function factLabels(section: Section): FactLabels<EditableFacts> {
  const all = { ...education, ...employment, ...affiliationFields[section] }
  const { organizationId, ...labels } = labelsOf<keyof typeof education | keyof typeof employment>(all)
  return {
    organization: { label: organizationId, say: ({ name }) => `“${name}”` },
    ...labels,
    startDate: { label: labels.startDate, say: sayDate },
    endDate: { label: labels.endDate, say: sayDate },
    hrInitiatives: { label: labels.hrInitiatives, say: sayYesOrNo },
    visible: { label: labels.visible, say: sayVisible },
  }
}

const sayDate = (date: CalendarDate | null) => (date ? formatMedium(date) : sayFact(date))

const sayYesOrNo = (answer: boolean | null) => (answer === null ? sayFact(answer) : answer ? 'Yes' : 'No')
