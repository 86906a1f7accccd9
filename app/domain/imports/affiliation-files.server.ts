import { db } from '#app/db/database.server.ts'
import type { AffiliationType } from '#app/db/generated/enums.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'
import { normalizeEmail } from '#app/values/email-address.ts'
import { fold } from '#app/values/fold.ts'
import { groupBy } from '#app/values/group-by.ts'
import { normalizeText } from '#app/values/text.ts'
import { members } from '../accounts/administer.server.ts'
import { day, textLine } from '../administration/fields.ts'
import type { Kind } from '../administration/kind.server.ts'
import { SECTIONS } from '../affiliations/sections.ts'
import { cellFault, cellsIn, faultsIn, planLines } from '../events/event-lines.server.ts'
import { isEmptied, saidIn } from '../exchange/cells.ts'
import type { FileColumn } from '../exchange/columns.ts'
import { orderOf } from '../exchange/day-order.ts'
import type { Cells } from '../exchange/known-records.server.ts'
import type { CellFault } from '../exchange/line-reader.server.ts'
import type { OwnFiles } from '../exchange/own-files.ts'
import type { Planned, PlannedLine, Reading } from '../exchange/plan.server.ts'
import { toIso, whyNotRead } from '../exchange/written-day.ts'
import { canAdminister } from '../viewer/administration.ts'
import {
  type Affiliating,
  type KeptAffiliation,
  readAffiliations,
  readOrganizations,
  readOwners,
  writeAffiliations,
} from './kept-affiliations.server.ts'

const TYPES = Object.values(SECTIONS).map(({ type, title }) => ({ type, label: title }))

const COLUMNS = {
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

const FIELDS = { title: textLine('Title'), startDate: day('First day'), endDate: day('Last day') }

/** Jobs, studies and engagements of members: until they have signed in, when these become their own. */
export function affiliationsKind(): Kind {
  const files: OwnFiles = {
    of: members,
    may: (viewer) => canAdminister(viewer, 'importMembers'),
    columns: () => Object.values(COLUMNS),
    needs: [[COLUMNS.email.name], [COLUMNS.organization.name]],
    plan: (_viewer, _kind, reading) => planAffiliations(reading),
    together: (cells) => [normalizeEmail(cells(COLUMNS.email.name))],
    write: (tx, _viewer, _kind, lines, within) =>
      writeAffiliations(
        tx,
        lines.map(({ own }) => own as Affiliating),
        within,
      ),
    exported: async (_viewer, _kind, records) => {
      const ids = records.map(({ id }) => id)
      const ofMember = groupBy(await readAffiliations(db(), ids), ({ userId }) => userId)
      const ordered = ids.flatMap((id) => ofMember.get(id) ?? [])
      return ordered.map((one) => [
        one.email,
        TYPES.find(({ type }) => type === one.type)?.label ?? '',
        one.organization,
        one.title ?? '',
        one.startDate ?? '',
        one.endDate ?? '',
      ])
    },
  }
  return {
    ...members,
    name: 'affiliations',
    title: 'Affiliations',
    about: 'The jobs, studies and engagements that members show.',
    noun: { one: 'affiliation', many: 'affiliations' },
    files,
  }
}

async function planAffiliations(reading: Reading): Promise<Planned> {
  const columns = Object.values(COLUMNS)
  const lines = cellsIn(reading, columns)
  const { order, said } = orderOf(reading, columns)
  const owners = await readOwners(
    db(),
    lines.map(({ cells }) => normalizeEmail(cells(COLUMNS.email.name))),
  )
  const organizations = await readOrganizations(
    db(),
    lines.map(({ cells }) => cells(COLUMNS.organization.name)),
  )
  const known = await readAffiliations(
    db(),
    [...owners.values()].map(({ id }) => id),
  )
  const standing = new Map(known.map((one) => [keyOf(one), one]))
  const seen = new Map<string, number>()
  return { ...planLines(reading, lines, planLine, columns), consequences: said }

  function ownerIn(cells: Cells) {
    const typed = cells(COLUMNS.email.name)
    const reason = typed.trim() ? 'No one has this address.' : 'Please enter the email address.'
    return owners.get(normalizeEmail(typed)) ?? cellFault(COLUMNS.email.label, typed, reason)
  }

  function planLine(line: number, cells: Cells): PlannedLine | CellFault | CellFault[] {
    const [owner, said] = [ownerIn(cells), affiliationIn(cells)]
    if ('reason' in owner || Array.isArray(said)) return faultsIn(owner, said)
    const affiliating: Affiliating = { userId: owner.id, ...said }
    const key = keyOf(affiliating)
    const twin = seen.get(key)
    if (twin !== undefined) return cellFault('', '', `It’s the same affiliation as in line ${twin}.`)
    const stands = standing.get(key)
    // A blank cell changes nothing.
    const kept = isEmptied(cells(COLUMNS.endDate.name)) ? null : (stands?.endDate ?? null)
    const endDate = said.endDate ?? kept
    const isSame = stands !== undefined && stands.endDate === endDate
    if (!isSame && owner.hasSignedIn) {
      const reason = 'They’ve signed in, so their affiliations are theirs to change.'
      return cellFault(COLUMNS.email.label, cells(COLUMNS.email.name), reason)
    }
    seen.set(key, line)
    const wasUntil = stands?.endDate ?? 'nothing'
    return {
      line,
      name: `${owner.name}, ${cells(COLUMNS.organization.name).trim()}`,
      outcome: !stands ? 'new' : isSame ? 'unchanged' : 'changed',
      changes:
        stands && !isSame
          ? [{ where: COLUMNS.endDate.label, before: wasUntil, after: endDate ?? 'nothing' }]
          : [],
      record: null,
      content: { key, endDate, stands: stands?.id ?? null },
      publish: false,
      own: { ...affiliating, endDate, stands },
    }
  }

  function affiliationIn(cells: Cells): Omit<Affiliating, 'userId'> | CellFault[] {
    const type = typeIn(cells(COLUMNS.type.name))
    const wanted = typeof type === 'string' ? type : 'EMPLOYMENT'
    const organization = organizationIn(cells(COLUMNS.organization.name).trim(), wanted)
    const faults = faultsIn(typeof type === 'string' ? [] : [type], organization)
    const read: Record<string, string | null> = {}
    for (const name of Object.keys(FIELDS) as (keyof typeof FIELDS)[]) {
      const cell = normalizeText(saidIn(cells(name)))
      const isDay = name !== 'title'
      const checked = FIELDS[name].schema.safeParse(isDay ? toIso(cell, order) : cell)
      const unread = isDay ? whyNotRead(cell, order) : null
      const [issue] = checked.error?.issues ?? []
      if (issue) faults.push(cellFault(COLUMNS[name].label, cells(name), unread ?? issue.message))
      read[name] = (checked.data as string | null | undefined) || null
    }
    const [startDate, endDate] = [read.startDate, read.endDate] as (CalendarDate | null)[]
    if (startDate && endDate && endDate < startDate) {
      faults.push(cellFault(COLUMNS.endDate.label, cells('endDate'), 'It ends before it begins.'))
    }
    if (faults.length > 0 || 'reason' in organization) return faults
    return {
      type: wanted,
      organizationId: organization.id,
      title: read.title ?? null,
      startDate: startDate ?? null,
      endDate: endDate ?? null,
    }
  }

  /** Schools are preferred for studies, and others for the rest. */
  function organizationIn(name: string, type: AffiliationType): { id: number } | CellFault {
    if (!name) return cellFault(COLUMNS.organization.label, '', 'Please enter the organization.')
    const named = organizations.get(fold(name)) ?? []
    const fitting = named.filter((one) => (one.type === 'SCHOOL') === (type === 'EDUCATION'))
    const [found, ...others] = fitting.length > 0 ? fitting : named
    if (!found) return cellFault(COLUMNS.organization.label, name, 'There’s no organization with that name.')
    if (others.length === 0) return found
    const reason = `There are ${others.length + 1} organizations with that name.`
    return cellFault(COLUMNS.organization.label, name, reason)
  }
}

function typeIn(cell: string): AffiliationType | CellFault {
  if (!cell.trim()) return 'EMPLOYMENT'
  const found = TYPES.find(({ label }) => fold(label) === fold(cell))
  return (
    found?.type ??
    cellFault(COLUMNS.type.label, cell, `Write one of: ${TYPES.map(({ label }) => label).join(', ')}.`)
  )
}

/** What tells a member's affiliations apart. */
const keyOf = ({ userId, type, organizationId, title, startDate }: Affiliating | KeptAffiliation) =>
  [userId, type, organizationId, fold(title ?? ''), startDate ?? ''].join('\n')
