import { kindNamed } from '#app/domain/administered/kinds.server.ts'
import { besideKey, type Described, describeChanges, NOTHING } from '#app/domain/administration/describe.ts'
import { besideOf, entryName, namesOf, readNames } from '#app/domain/administration/find.server.ts'
import type { Entry } from '#app/domain/administration/history.server.ts'
import type { Choices } from '#app/domain/administration/kind.server.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { formatTimestamp } from '#app/values/moment.ts'

const DOORS: Record<Entry['door'], string> = {
  FORM: 'in its form',
  BULK: 'in bulk',
  FILE: 'by a file',
  INVITATION: 'by an invitation',
  COMMAND: 'by a command',
  UNDO: 'by undo',
  SCHEDULE: 'on schedule',
}

const SHOWN = 6

/** Of what is new, nothing is said to have stood before. */
type ShownChange = Omit<Described, 'before'> & { before: string | null }

export type ShownEntry = {
  id: number
  actor: string
  at: string
  door: string
  sentence: string
  record: { kind: string; id: number; name: string } | null
  changes: ShownChange[]
  /** How many changes are left out here. */
  more: number
  /** How many records an entry about several is about. */
  rows: number
  undone: boolean
}

/** Entries in words, each with its first changes, or with all of them. */
export async function shownEntries(
  viewer: Viewer,
  entries: Entry[],
  { whole = false } = {},
): Promise<ShownEntry[]> {
  const known = new Map<string, Known>()
  for (const name of new Set(entries.map(({ kind }) => kind))) {
    const kind = kindNamed(name)
    if (!kind) continue
    const own = entries.filter((entry) => entry.kind === name)
    const changes = own.flatMap((entry) => entry.changes)
    const ids = own.flatMap(({ recordId }) => recordId ?? [])
    known.set(name, {
      choices: await readNames(kind, viewer, changes),
      names: await namesOf(kind, ids),
      beside: await besideOf(kind, changes),
    })
  }
  const nothing: Known = { choices: {}, names: new Map(), beside: new Map() }
  return entries.map((entry) => shownEntry(viewer, entry, known.get(entry.kind) ?? nothing, whole))
}

type Known = { choices: Choices; names: Map<number, string>; beside: Map<string, Described> }

function shownEntry(
  viewer: Viewer,
  entry: Entry,
  { choices, names, beside }: Known,
  whole: boolean,
): ShownEntry {
  const { id, kind: name, recordId, recordName, count, at, door } = entry
  const kind = kindNamed(name)
  const zone = viewer.timeZone ?? 'UTC'
  const all = [
    ...(kind ? describeChanges(kind.fields, entry.changes, choices, zone) : []),
    ...entry.changes.flatMap((change) => beside.get(besideKey(change)) ?? []),
  ]
  const told = entry.version === 1 ? asNew(all) : all
  const changes = whole ? told : told.slice(0, SHOWN)
  return {
    id,
    actor:
      entry.actor ??
      (door === 'SCHEDULE' ? 'The schedule' : door === 'COMMAND' ? 'The command line' : 'Closed account'),
    at: formatTimestamp(at, zone),
    door: DOORS[door],
    sentence: kind ? sentenceOf(entry, kind.noun) : `${entry.action} “${recordName}”`,
    record: recordId !== null && kind ? { kind: name, id: recordId, name: entryName(entry, names) } : null,
    changes,
    more: told.length - changes.length,
    rows: recordId === null ? count : 0,
    undone: entry.undone,
  }
}

/** What a new record has: what was left unchecked isn’t told. */
const asNew = (all: Described[]): ShownChange[] =>
  all
    .filter(({ after }) => after !== 'no')
    .map((one) => ({ ...one, before: one.before === NOTHING || one.before === 'no' ? null : one.before }))

function sentenceOf({ action, recordId, count, about }: Entry, noun: { one: string; many: string }): string {
  if (recordId !== null) return `${action}${action.endsWith('a draft') ? ' of' : ''} the ${noun.one}`
  return `${action}: ${count.toLocaleString('en-US')} ${count === 1 ? noun.one : noun.many}${about ? ` (${about})` : ''}`
}
