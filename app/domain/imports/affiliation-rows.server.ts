import type { AffiliationType } from '#app/db/generated/enums.ts'
import { fold } from '#app/values/fold.ts'
import { SECTIONS } from '../affiliations/sections.ts'
import { cellFault } from '../events/event-lines.server.ts'
import type { CellFault } from '../exchange/cell-edits.ts'
import type { FileColumn } from '../exchange/columns.ts'
import type { FileRow } from '../exchange/exported-rows.server.ts'
import type { Affiliating, KeptAffiliation } from './kept-affiliations.server.ts'

const TYPES = Object.values(SECTIONS).map(({ type, title }) => ({ type, label: title }))

export const COLUMNS = {
  email: { name: 'email', label: 'Email address', about: 'Of the member.', also: ['Email'] },
  type: {
    name: 'type',
    label: 'Kind',
    about: `One of: ${TYPES.map(({ label }) => label).join(', ')}. Without it, employment.`,
    also: ['Affiliation type'],
  },
  organization: {
    name: 'organization',
    label: 'Organization',
    about: 'By its name.',
    also: ['School', 'Company', 'Employer', 'Account name'],
  },
  title: {
    name: 'title',
    label: 'Title',
    about: 'Of the job, or the degree.',
    also: ['Job title', 'Position', 'Role', 'Degree'],
  },
  startDate: {
    name: 'startDate',
    label: 'First day',
    about: 'A date, such as 2027-04-16.',
    also: ['Start'],
    isDay: true,
  },
  endDate: {
    name: 'endDate',
    label: 'Last day',
    about: 'A date. Without one, it hasn’t ended.',
    also: ['End'],
    isDay: true,
  },
} satisfies Record<string, FileColumn>

export const NAME = 'affiliations'
export const ALL: FileColumn[] = Object.values(COLUMNS)

export function typeIn(cell: string): AffiliationType | CellFault {
  if (!cell.trim()) return 'EMPLOYMENT'
  const found = TYPES.find(({ label }) => fold(label) === fold(cell))
  return (
    found?.type ??
    cellFault(COLUMNS.type.label, cell, `Write one of: ${TYPES.map(({ label }) => label).join(', ')}.`)
  )
}

/** What tells affiliations apart, and stays as it is in a line with a number. */
export const isKey = ({ name }: FileColumn) => name !== COLUMNS.endDate.name

/** An affiliation as files have it. */
export const rowOf = (one: KeptAffiliation): FileRow => ({
  withinId: one.userId,
  rowId: one.id,
  userId: one.userId,
  cells: {
    [COLUMNS.email.name]: one.email,
    [COLUMNS.type.name]: TYPES.find(({ type }) => type === one.type)?.label ?? '',
    [COLUMNS.organization.name]: one.organization,
    [COLUMNS.title.name]: one.title ?? '',
    [COLUMNS.startDate.name]: one.startDate ?? '',
    [COLUMNS.endDate.name]: one.endDate ?? '',
  },
})

/** What tells a member's affiliations apart. */
export const keyOf = ({ userId, type, organizationId, title, startDate }: Affiliating | KeptAffiliation) =>
  [userId, type, organizationId, fold(title ?? ''), startDate ?? ''].join('\n')
