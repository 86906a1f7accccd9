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
import { cellFault, cellsIn, faultsIn, planLines } from '../events/event-lines.server.ts'
import type { CellFault } from '../exchange/cell-edits.ts'
import { isEmptied, saidIn } from '../exchange/cells.ts'
import { ID, VERSION } from '../exchange/columns.ts'
import { orderOf } from '../exchange/day-order.ts'
import { numberedLines } from '../exchange/exported-rows.server.ts'
import type { Cells } from '../exchange/known-records.server.ts'
import { numberedRows, ownNumbersAlone, rowNumberIn } from '../exchange/numbered-rows.server.ts'
import type { OwnFiles } from '../exchange/own-files.ts'
import type { Planned, PlannedLine, Reading } from '../exchange/plan.server.ts'
import { toIso, whyNotRead } from '../exchange/written-day.ts'
import { canAdminister } from '../viewer/administration.ts'
import { ALL, COLUMNS, isKey, keyOf, NAME, rowOf, typeIn } from './affiliation-rows.server.ts'
import {
  type Affiliating,
  type KeptAffiliation,
  readAffiliations,
  readOrganizations,
  readOwners,
  writeAffiliations,
} from './kept-affiliations.server.ts'

const FIELDS = { title: textLine('Title'), startDate: day('First day'), endDate: day('Last day') }

/** Jobs, studies and engagements of members: until they have signed in, when these become their own. */
export function affiliationsKind(): Kind {
  const files: OwnFiles = {
    of: members,
    may: (viewer) => canAdminister(viewer, 'importMembers'),
    columns: () => [ID, VERSION, ...ALL],
    needs: [
      [ID.name, COLUMNS.email.name],
      [ID.name, COLUMNS.organization.name],
    ],
    plan: (_viewer, _kind, reading) => planAffiliations(ownNumbersAlone(reading)),
    together: (cells) => [normalizeEmail(cells(COLUMNS.email.name)), `#${cells(ID.name).trim()}`],
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
      return numberedLines(NAME, ALL, ordered.map(rowOf))
    },
  }
  return {
    ...members,
    name: NAME,
    title: 'Affiliations',
    about: 'The jobs, studies and engagements that members show.',
    noun: { one: 'affiliation', many: 'affiliations' },
    files,
  }
}

async function planAffiliations(reading: Reading): Promise<Planned> {
  const lines = cellsIn(reading, ALL)
  const { order, said } = orderOf(reading, ALL)
  const emails = lines.map(({ cells }) => normalizeEmail(cells(COLUMNS.email.name)))
  const numbered = await readAffiliations(
    db(),
    [],
    lines.flatMap(({ cells }) => rowNumberIn(cells, reading) ?? []),
  )
  const byNumber = new Map(numbered.map((one) => [one.id, one]))
  const owners = await readOwners(db(), [...emails, ...numbered.map(({ email }) => email)])
  const organizations = await readOrganizations(
    db(),
    lines.map(({ cells }) => cells(COLUMNS.organization.name)),
  )
  const known = await readAffiliations(
    db(),
    [...owners.values()].map(({ id }) => id),
  )
  const numbers = await numberedRows(
    { kind: NAME, noun: 'affiliation', within: 'member', columns: ALL, fixed: ALL.filter(isKey) },
    reading,
    lines,
    order,
  )
  const standing = new Map(known.map((one) => [keyOf(one), one]))
  const seen = new Map<string, number>()
  const plan = planLines(reading, lines, planLine, ALL)
  return { ...plan, consequences: [...said, ...numbers.saidOf(plan.lines)] }

  function ownerIn(cells: Cells) {
    const typed = cells(COLUMNS.email.name)
    const reason = typed.trim() ? 'No one has this address.' : 'Please enter the email address.'
    return owners.get(normalizeEmail(typed)) ?? cellFault(COLUMNS.email.label, typed, reason)
  }

  function planLine(line: number, given: Cells): PlannedLine | CellFault | CellFault[] {
    const told = numbers.settle(line, given, (number) => {
      const one = byNumber.get(number)
      return one && rowOf(one)
    })
    if (Array.isArray(told)) return told
    const { row, cells, rewritten } = told
    const numbered = row ? byNumber.get(row.rowId) : undefined
    const organization = numbered?.organization ?? cells(COLUMNS.organization.name).trim()
    const owner = numbered ? (owners.get(numbered.email) ?? ownerIn(given)) : ownerIn(cells)
    const said = affiliationIn(cells, numbered)
    if ('reason' in owner || Array.isArray(said)) return faultsIn(owner, said)
    const affiliating: Affiliating = { userId: owner.id, ...said }
    const stands = numbered ?? standing.get(keyOf(affiliating))
    const key = stands ? `#${stands.id}` : keyOf(affiliating)
    const twin = seen.get(key)
    if (twin !== undefined) return cellFault('', '', `It’s the same affiliation as in line ${twin}.`)
    // A blank cell changes nothing.
    const kept = isEmptied(cells(COLUMNS.endDate.name)) ? null : (stands?.endDate ?? null)
    const endDate = said.endDate ?? kept
    const isSame = stands !== undefined && stands.endDate === endDate
    if (!isSame && owner.hasSignedIn) {
      const reason = 'They’ve signed in, so their affiliations are theirs to change.'
      return cellFault(COLUMNS.email.label, given(COLUMNS.email.name), reason)
    }
    seen.set(key, line)
    const wasUntil = stands?.endDate ?? 'nothing'
    return {
      line,
      name: `${owner.name}, ${organization}`,
      outcome: !stands ? 'new' : isSame ? 'unchanged' : 'changed',
      changes:
        stands && !isSame
          ? [{ where: COLUMNS.endDate.label, before: wasUntil, after: endDate ?? 'nothing' }]
          : [],
      record: null,
      content: { key, endDate, stands: stands?.id ?? null },
      publish: false,
      rewritten,
      own: { ...affiliating, endDate, stands },
    }
  }

  /** Of one with a number, a line says the last day alone. */
  function affiliationIn(
    cells: Cells,
    numbered?: KeptAffiliation,
  ): Omit<Affiliating, 'userId'> | CellFault[] {
    const type = numbered?.type ?? typeIn(cells(COLUMNS.type.name))
    const wanted = typeof type === 'string' ? type : 'EMPLOYMENT'
    const organization = numbered
      ? { id: numbered.organizationId }
      : organizationIn(cells(COLUMNS.organization.name).trim(), wanted)
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
    const { title = null, startDate = null } = numbered ?? (read as Partial<KeptAffiliation>)
    const endDate = read.endDate as CalendarDate | null
    if (startDate && endDate && endDate < startDate) {
      faults.push(cellFault(COLUMNS.endDate.label, cells('endDate'), 'It ends before it begins.'))
    }
    if (faults.length > 0 || 'reason' in organization) return faults
    return { type: wanted, organizationId: organization.id, title, startDate, endDate }
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
