import { db, type Tx } from '#app/db/database.server.ts'
import { unguard } from '#app/spreadsheets/guard.ts'
import { normalizeEmail } from '#app/values/email-address.ts'
import { keepingAdministrator, LastAdministratorError } from '../accounts/administrators.server.ts'
import type { Content } from '../administration/content.ts'
import type { Kind } from '../administration/kind.server.ts'
import { type Administered, readRecords } from '../administration/store.server.ts'
import { ID, NAME, VERSION } from '../exchange/columns.ts'
import { recordColumns, recordLines } from '../exchange/export.server.ts'
import { isGuarded } from '../exchange/faults.ts'
import { lineFault } from '../exchange/line-fault.ts'
import { unreadOf } from '../exchange/mapping.ts'
import type { OwnFiles } from '../exchange/own-files.ts'
import type { Fault, Planned, PlannedLine, Reading } from '../exchange/plan.server.ts'
import { planRecords } from '../exchange/plan-records.server.ts'
import { LineRefused, writeLines } from '../exchange/write-plan.server.ts'
import { canAdminister } from '../viewer/administration.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { Column } from './columns.ts'
import { describePerson, nameOf } from './describe.ts'
import {
  isOfPeople,
  isOver,
  labelOf,
  memberColumns,
  ofPeople,
  partsOver,
  placeOf,
} from './member-columns.server.ts'
import { alikeMembers } from './members-alike.server.ts'
import { saidOfPeople } from './new-names.server.ts'
import { notOfAccounts } from './not-of-accounts.server.ts'
import { readOfPeople } from './of-people.server.ts'
import { withOwnNumbers } from './own-numbers.server.ts'
import type { ImportedPerson } from './people.ts'
import type { PlannedChange } from './plan.ts'
import { planPeople } from './plan-people.server.ts'
import { readPeople } from './read-people.ts'
import type { Fault as PersonFault } from './rows.ts'
import { NAMES_APART, saidOnPages } from './said-on-pages.ts'
import { writePlan } from './write.server.ts'

/** Members' files tell of accounts, by their numbers, and of people, as other systems know them. */
export const memberFiles: OwnFiles = {
  may: (viewer) => canAdminister(viewer, 'importMembers'),
  columns: memberColumns,
  plan: async (viewer, kind, reading) =>
    reading.ofAnother
      ? withoutJobs(await planMembers(viewer, kind, await withOwnNumbers(reading)))
      : planMembers(viewer, kind, reading),
  needs: [[ID.name, 'email']],
  twice: true,
  together: (cells) => [
    `#${cells(ID.name).trim()}`,
    `key ${cells('sfId').trim()}`,
    normalizeEmail(cells('email')),
  ],
  exported: exportMembers,
  write: writeMembers,
}

/** What isn’t of the account is read in lines without an id alone. */
async function exportMembers(viewer: Viewer, kind: Kind, records: Administered[]): Promise<string[][]> {
  const lines = await recordLines(viewer, kind, recordColumns(viewer, kind), records)
  const people = await readOfPeople(records.map(({ id }) => id))
  return lines.map((cells, index) => {
    const told = people.get(records[index]?.id ?? 0)
    return [...cells, ...ofPeople(viewer).map(({ name }) => told?.[name] ?? '')]
  })
}

async function planMembers(viewer: Viewer, kind: Kind, reading: Reading): Promise<Planned> {
  const { table, mapping } = reading
  const at = mapping.indexOf(ID.name)
  const isNumbered = ({ cells }: { cells: string[] }) => (cells[at] ?? '').trim() !== ''
  const accounts = await planAccounts(viewer, kind, reading, table.records.filter(isNumbered))
  const people = await planLines(
    viewer,
    kind,
    reading,
    table.records.filter((one) => !isNumbered(one)),
  )
  const numbered = new Map(accounts.lines.flatMap(({ record, line }) => (record ? [[record.id, line]] : [])))
  const twin = ({ record }: PlannedLine) => numbered.get(record?.id ?? 0)
  return {
    lines: [...accounts.lines, ...people.lines.filter((line) => !twin(line))].sort(byLine),
    faults: [
      ...accounts.faults,
      ...people.faults,
      ...people.lines.flatMap((line) => {
        const other = twin(line)
        const reason = `It’s the same member as in line ${other}.`
        return other ? [{ line: line.line, column: '', value: '', reason }] : []
      }),
    ].sort(byLine),
    leftOut: [...(await notOfAccounts(reading, table.records.filter(isNumbered))), ...people.leftOut].sort(
      byLine,
    ),
    guarded: isGuarded(table, hasVersions(mapping)),
    unread: unreadOf(table, mapping),
    consequences: [...accounts.consequences, ...people.consequences],
  }
}

type Records = Reading['table']['records']

/** Those of a system that knows no numbers are none, and then nothing is looked up. */
async function planAccounts(
  viewer: Viewer,
  kind: Kind,
  { table, mapping, ...reading }: Reading,
  records: Records,
): Promise<Pick<Planned, 'lines' | 'faults' | 'consequences'>> {
  if (records.length === 0) return { lines: [], faults: [], consequences: [] }
  return planRecords(viewer, kind, {
    ...reading,
    table: { ...table, records },
    mapping: mapping.map((name) => (name === NAME.name || isOfPeople(name) || isOver(name) ? '' : name)),
  })
}

const hasVersions = (mapping: string[]) => mapping.includes(ID.name) && mapping.includes(VERSION.name)

const byLine = (one: Fault | PlannedLine, other: Fault | PlannedLine) => one.line - other.line

const NAMES: Column[] = ['firstName', 'lastName']

async function planLines(viewer: Viewer, kind: Kind, reading: Reading, records: Records) {
  const { table, mapping, isShown } = reading
  if (NAMES.every((name) => placeOf(mapping, name) < 0)) {
    const faults = records.map(({ line }): Fault => ({ line, column: '', value: '', reason: NAMES_APART }))
    return { lines: [], faults, leftOut: [], consequences: [] }
  }
  const guarded = isGuarded(table, hasVersions(mapping))
  const label = (column: Column | null) =>
    (column && (table.header[placeOf(mapping, column)] ?? labelOf(memberColumns(viewer, kind), column))) ?? ''
  const asFault = (fault: PersonFault): Fault => ({
    line: fault.line,
    column: label(fault.column),
    value: fault.value,
    reason: saidOnPages(fault, placeOf(mapping, fault.column) >= 0),
  })
  const extra = records.flatMap((record): Fault[] => {
    const fault = lineFault(table, record)
    return fault ? [{ line: record.line, ...fault }] : []
  })
  const whole = records.filter((record) => !lineFault(table, record))
  const lines = whole.map(({ line, cells }) => ({
    line,
    cells: (column: Column) => {
      const cell = cells[placeOf(mapping, column)] ?? ''
      return guarded ? unguard(cell) : cell
    },
  }))
  const read = readPeople(lines)
  const plan = await planPeople(db(), read.people, { by: viewer.id, over: partsOver(mapping) })
  const found = await readRecords(
    db(),
    kind,
    plan.changed.map(({ member }) => member.id),
  )
  const standing = new Map(found.map((one) => [one.id, one]))
  const alike = isShown ? new Map<number, string>() : await alikeMembers(db(), plan.created)
  const told = new Set(
    [...plan.created, ...plan.changed.map(({ person }) => person), ...plan.faults].map(lineOf),
  )
  const unchanged = read.people.filter((person) => !told.has(person.line))
  return {
    lines: [
      ...plan.created.flatMap((person) =>
        linesOf(person, { outcome: 'new', own: { created: person }, resembles: alike.get(person.line) }),
      ),
      ...plan.changed.flatMap((change) =>
        linesOf(change.person, {
          outcome: 'changed',
          record: standing.get(change.member.id) ?? null,
          changes: describePerson(change),
          own: { changed: change },
        }),
      ),
      ...unchanged.flatMap((person) => linesOf(person, { outcome: 'unchanged' })),
    ],
    faults: [...extra, ...[...read.faults, ...plan.faults].map(asFault)],
    leftOut: [...read.leftOut, ...plan.kept].map(asFault),
    consequences: isShown ? [] : await saidOfPeople(db(), plan, alike.size > 0, reading.madeBefore),
  }
}

const lineOf = ({ line }: { line: number }) => line

type Own = { created: ImportedPerson } | { changed: PlannedChange }

/** For lines of another database, which has a file of affiliations. */
const withoutJobs = ({ lines, ...planned }: Planned): Planned => ({
  ...planned,
  lines: lines.map((line) => {
    const own = line.own as Own | undefined
    if (!own || !('created' in own)) return line
    return { ...line, own: { created: { ...own.created, worksElsewhere: true } } satisfies Own }
  }),
})

/** The first line of a person does it; the others have said more of them. */
function linesOf(
  person: ImportedPerson,
  line: Partial<PlannedLine> & Pick<PlannedLine, 'outcome'> & { own?: Own },
): PlannedLine[] {
  const nothing = { name: nameOf(person), record: null, changes: [], publish: false, content: {} }
  return person.lines.map((number, index) =>
    index === 0
      ? { ...nothing, ...line, line: number, content: person as unknown as Content }
      : { ...nothing, line: number, outcome: 'added' },
  )
}

async function writeMembers(
  tx: Tx,
  viewer: Viewer,
  kind: Kind,
  lines: PlannedLine[],
  within: Parameters<OwnFiles['write']>[4],
): Promise<void> {
  const own = (line: PlannedLine) => line.own as Own | undefined
  const created = lines.flatMap((line) => {
    const what = own(line)
    return what && 'created' in what ? [what.created] : []
  })
  const changed = lines.flatMap((line) => {
    const what = own(line)
    return what && 'changed' in what ? [what.changed] : []
  })
  const accounts = lines.filter((one) => !own(one))
  const write = async () => {
    await writeLines(tx, viewer, kind, accounts, within)
    await writePlan(tx, kind, { created, changed }, within)
  }
  // Counting administrators reads every member, so it's done only where one of them changes.
  const isOfAdministrators = lines.some(({ record }) => [record?.content.roles].flat().includes('ADMIN'))
  try {
    await (isOfAdministrators ? keepingAdministrator(tx, write) : write())
  } catch (error) {
    if (error instanceof LastAdministratorError) throw new LineRefused(lines[0]?.line ?? 0, error.message)
    throw error
  }
}
