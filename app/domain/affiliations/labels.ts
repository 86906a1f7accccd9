import { type CalendarDate, formatMedium } from '#app/values/calendar-date.ts'
import { type FactLabels, sayFact, sayVisible } from '../own-profile/differences.ts'
import type { EditableFacts } from './facts.ts'
import { SECTIONS, type Section } from './sections.ts'

/** The names of the facts in a conflict message. */
export function factLabels(section: Section): FactLabels<EditableFacts> {
  return {
    organization: { label: SECTIONS[section].organization, say: ({ name }) => `“${name}”` },
    kind: 'Kind',
    title: section === 'education' ? 'Major' : 'Title',
    majorCategory: 'Major category',
    gpa: 'GPA',
    startDate: { label: 'Start date', say: sayDate },
    endDate: { label: 'End date', say: sayDate },
    jobFunction: 'Function',
    jobIndustry: 'Industry',
    peopleManagedOrSupervised: 'People managed or supervised',
    hrInitiatives: { label: 'HR initiatives', say: sayYesOrNo },
    managedBudget: 'Managed budget',
    annualSalary: 'Annual salary',
    country: 'Country',
    state: 'State',
    city: 'City',
    description: 'Description',
    visible: { label: 'This entry', say: sayVisible },
  }
}

const sayDate = (date: CalendarDate | null) => (date ? formatMedium(date) : sayFact(date))

const sayYesOrNo = (answer: boolean | null) => (answer === null ? sayFact(answer) : answer ? 'Yes' : 'No')
