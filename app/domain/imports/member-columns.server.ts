import type { Kind } from '../administration/kind.server.ts'
import type { FileColumn } from '../exchange/columns.ts'
import { recordColumns } from '../exchange/export.server.ts'
import { canAdminister } from '../viewer/administration.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { Column } from './columns.ts'
import type { Part } from './plan.ts'

/** What files out of other systems say of people beyond their accounts. */
const OF_PEOPLE: FileColumn[] = [
  {
    name: 'program',
    label: 'Program',
    about:
      'MBA Prep with its year in the next column, or MBA Prep 2024. Several in one cell, each with its year, or a line for each.',
    also: ['Program name', 'Cohort', 'Programs'],
  },
  { name: 'programYear', label: 'Program year', about: 'The year of the program.', also: ['Class year'] },
  {
    name: 'title',
    label: 'Title',
    about: 'Of their job at the organization.',
    also: ['Job title', 'Position', 'Position title', 'Organization title', 'Organization 1 title'],
    rather: ['Job title'],
  },
  {
    name: 'city',
    label: 'City',
    about: 'Where they live.',
    also: ['Mailing city', 'Home city', 'Address 1 city'],
  },
  {
    name: 'state',
    label: 'State',
    about: 'Where they live.',
    also: [
      'Mailing state',
      'Mailing state/province',
      'State/Province',
      'State/Region',
      'Home state',
      'Address 1 region',
    ],
  },
  {
    name: 'country',
    label: 'Country',
    about: 'Where they live.',
    also: ['Mailing country', 'Home country', 'Home country/region', 'Country/Region', 'Address 1 country'],
  },
]

const OWN: Record<string, [label: string, part: Part]> = {
  firstName: ['First name', 'name'],
  lastName: ['Last name', 'name'],
  organizationId: ['Organization', 'job'],
  title: ['Title', 'job'],
  city: ['City', 'place'],
  state: ['State', 'place'],
  country: ['Country', 'place'],
}

const overName = (name: string) => `over ${name}`

/** For whoever knows better than the members. */
const OVER: FileColumn[] = Object.entries(OWN).map(([name, [label]]) => ({
  name: overName(name),
  label: `${label}, over the member’s own`,
  isChosen: true,
}))

const ALSO: Record<string, string[]> = {
  sfId: ['Contact ID', 'Contact ID (18)', 'Salesforce ID', 'Record ID', 'Constituent ID'],
  email: ['Email', 'Email 1 value', 'Preferred email'],
  firstName: ['Given name', 'Pref first name', 'Preferred first name'],
  lastName: ['Surname', 'Family name'],
  organizationId: [
    'Account name',
    'Company',
    'Employer',
    'Organization name',
    'Organization 1 name',
    'Associated company',
  ],
}

export const isOver = (name: string) => OVER.some((column) => column.name === name)
export const isOfPeople = (name: string) => OF_PEOPLE.some((column) => column.name === name)

/** For whoever may say it in files. */
export const ofPeople = (viewer: Viewer) => (canAdminister(viewer, 'importMembers') ? OF_PEOPLE : [])

export const memberColumns = (viewer: Viewer, kind: Kind): FileColumn[] => [
  ...recordColumns(viewer, kind).map((column) => {
    const also = ALSO[column.name]
    return also ? { ...column, also } : column
  }),
  ...ofPeople(viewer),
  ...OVER,
]

/** What is written over the member's own. */
export const partsOver = (mapping: string[]): Part[] =>
  Object.entries(OWN).flatMap(([name, [, part]]) => (mapping.includes(overName(name)) ? [part] : []))

/** The place of a person's column in the file. */
export function placeOf(mapping: string[], column: Column | null): number {
  const name = columnOf(column)
  return Math.max(mapping.indexOf(name), mapping.indexOf(overName(name)))
}

export const labelOf = (columns: FileColumn[], column: Column): string =>
  columns.find(({ name }) => name === columnOf(column))?.label ?? column

/** The organization of an account is that of the job. */
const columnOf = (column: Column | null) => (column === 'organization' ? 'organizationId' : (column ?? ''))
