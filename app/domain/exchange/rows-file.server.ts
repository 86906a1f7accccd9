import { db, type Tx } from '#app/db/database.server.ts'
import { parseId } from '#app/values/ids.ts'
import { startOf } from '#app/values/text.ts'
import { type Content, diff, type Row, same } from '../administration/content.ts'
import { describeChanges } from '../administration/describe.ts'
import type { RowsField } from '../administration/fields.ts'
import { type Choices, type Kind, nameOf, type Problem } from '../administration/kind.server.ts'
import { problemsOf } from '../administration/save.server.ts'
import type { Administered } from '../administration/store.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { CellFault } from './cell-edits.ts'
import { toCell } from './cells.ts'
import { fieldColumns, ID, VERSION, valueIn } from './columns.ts'
import { orderOf } from './day-order.ts'
import { exportRows } from './export-rows.server.ts'
import { isGuarded } from './faults.ts'
import { type Cells, sameText } from './known-records.server.ts'
import { lineFault } from './line-fault.ts'
import { alsoNamingBases, type Base, basesOf, hasNoBase, lineReader, NO_BASE } from './line-reader.server.ts'
import { unreadOf } from './mapping.ts'
import { namesIn } from './names.server.ts'
import { numberIn } from './of-another.ts'
import type { OwnFiles, Writing } from './own-files.ts'
import type { Fault, Planned, PlannedLine, Reading } from './plan.server.ts'
import { fieldsAlong, OF, OF_ID, type RowsDeclaration, rowFault, rowPlaces } from './row-places.server.ts'
import { writeLines } from './write-plan.server.ts'

/** A kind that has files and nothing else: everything in them is written into the records of another one. */
export function rowsKind(declaration: RowsDeclaration): Kind {
  const { of, path, ...told } = declaration
  const own = fieldsAlong(of, path).at(-1) as RowsField
  const kind: Kind = { ...of, ...told, noun: own.noun, permission: own.permission ?? of.permission }
  return { ...kind, files: filesOf(declaration, own) }
}

function filesOf(declaration: RowsDeclaration, own: RowsField): OwnFiles {
  const { of, identity } = declaration
  const places = rowPlaces(declaration, own)
  const { columns, parentOf, rowsWithin, rowsInside } = places
  const inside = { ...of, fields: own.fields, start: {}, names: undefined }
  /** Columns with what another database knows its own by. */
  const ofAnotherAlone = [ID.name, VERSION.name, ...(declaration.by ? [OF_ID] : [])]
  async function plan(viewer: Viewer, _kind: Kind, reading: Reading): Promise<Planned> {
    const { table, mapping, ofAnother } = reading
    const { order, said: saidOfDays } = orderOf(reading, columns())
    const isRead = (column: string) => !(ofAnother && ofAnotherAlone.includes(column))
    const lines = table.records.map((one) => ({
      line: one.line,
      extra: lineFault(table, one),
      cells: ((column) => {
        const cell = isRead(column) ? (one.cells[mapping.indexOf(column)] ?? '') : ''
        return column === OF_ID ? numberIn(cell, ofAnother) : cell
      }) as Cells,
    }))
    const parents = await places.parents(lines.map(({ cells }) => cells))
    const contents = [...parents.numbered, ...parents.named].map(({ content }) => content)
    const choices = await namesIn(viewer, of, contents)
    const guarded = isGuarded(table, mapping.includes(ID.name) && mapping.includes(VERSION.name))
    const read = lineReader({
      viewer,
      kind: inside,
      columns: fieldColumns(own.fields),
      choices,
      order,
      isGuarded: guarded,
    })
    const working = new Map<number, Content>()
    const seen = new Map<string, number>()
    const planned: Planned = {
      lines: [],
      faults: [],
      guarded,
      unread: unreadOf(table, mapping),
      consequences: saidOfDays,
    }
    const found = lines.map(({ cells }) => parentOf(parents, cells))
    const bases = await basesOf(
      of,
      lines.map(({ cells }, index) => ({ cells, record: recordIn(found[index]) })),
      true,
    )
    const namesThen = await alsoNamingBases(of, choices, bases)
    for (const [index, { line, cells, extra }] of lines.entries()) {
      const made = extra
        ? [extra]
        : await planLine(line, cells, found[index] as Administered | CellFault, bases[index] as Base)
      if (Array.isArray(made)) planned.faults.push(...made.map((fault): Fault => ({ line, ...fault })))
      else planned.lines.push(made)
    }
    return { ...planned, consequences: [...new Set(planned.consequences)] }

    async function planLine(
      line: number,
      cells: Cells,
      record: Administered | CellFault,
      base: Base,
    ): Promise<PlannedLine | CellFault[]> {
      if ('reason' in record) return [record]
      const content = working.get(record.id) ?? record.content
      const rows = rowsWithin(content, cells)
      if ('reason' in rows) return [rows]
      const row = await rowOf(record, rows.all, cells)
      if (Array.isArray(row)) return row
      const key = `${record.id} ${row?.id}`
      const twin = row && seen.get(key)
      if (twin !== undefined && twin !== null) {
        return [rowFault('', '', `It’s the same ${own.noun.one} as in line ${twin}.`)]
      }
      const was = row && rowsInside(base.content ?? record.content).find(({ id }) => id === row.id)
      const said = await read(
        cells,
        row && asRecord(record, row),
        was ?? row,
        row ? foundBy(cells) : [],
        namesThen,
      )
      const faults = Array.isArray(said) ? said : []
      if (base.fault) faults.push(base.fault)
      if (Array.isArray(said) || faults.length > 0) return faults
      const id = row?.id ?? -line
      seen.set(`${record.id} ${id}`, line)
      const next = { ...said.content, id } as Row
      const changed = row ? rows.all.map((one) => (one.id === row.id ? next : one)) : [...rows.all, next]
      if (changed.length > own.max) {
        return [rowFault('', '', `Up to ${own.max} ${own.noun.many} are allowed.`)]
      }
      const candidate = rows.put(changed)
      const isSame = row !== null && same(row, next)
      const problems = isSame ? [] : await problemsOf(db(), of, candidate, record, { id: record.id, viewer })
      if (problems.length > 0) return problems.map((problem) => faultOf(problem, cells))
      working.set(record.id, candidate)
      if (!isSame && hasNoBase(cells)) planned.consequences.push(NO_BASE)
      const names = isSame ? choices : { ...choices, ...(await namesIn(viewer, of, [candidate])) }
      const parent = cells(OF).trim() || nameOf(of, record.content)
      return {
        line,
        name: [labelOf(next, names), parent].filter(Boolean).join(', '),
        outcome: isSame ? 'unchanged' : row ? 'changed' : 'new',
        changes: isSame ? [] : describeChanges(of.fields, diff(content, candidate), names, 'UTC'),
        record,
        content: candidate,
        publish: ofAnother !== undefined && record.state.published,
        rewritten: said.rewritten,
      }
    }

    /** The row that the line is about; null for a new one. */
    async function rowOf(record: Administered, rows: Row[], cells: Cells): Promise<Row | null | CellFault[]> {
      const number = cells(ID.name).trim()
      if (number) {
        const row = rows.find(({ id }) => id === parseId(number))
        return (
          row ?? [rowFault(ID.label, number, `This ${of.noun.one} has no ${own.noun.one} with that number.`)]
        )
      }
      const said = await read(cells, null, null, [])
      if (Array.isArray(said)) return said
      const fresh = said.content
      const keyOf = (row: Content) => JSON.stringify(identity.map((name) => comparable(row[name])))
      const alike = rows.filter((row) => keyOf(row) === keyOf(fresh))
      if (alike.length > 1) return [rowFault('', '', `There are ${alike.length} like it. Add a column “id”.`)]
      const inLine = alike[0] && seen.get(`${record.id} ${alike[0].id}`)
      if (inLine !== undefined)
        return [rowFault('', '', `It’s the same ${own.noun.one} as in line ${inLine}.`)]
      return alike[0] ?? null
    }
  }

  /** A row's identity is no edit of it. */
  const foundBy = (cells: Cells) => (cells(ID.name).trim() ? [] : identity)

  function labelOf(row: Row, names: Choices): string {
    const texts = fieldColumns(own.fields).flatMap((column) => {
      const text = column.field ? toCell(column.field, valueIn(row, column), names) : ''
      return text && text !== 'no' ? [text] : []
    })
    return startOf(texts[0] ?? '', 80)
  }

  function faultOf({ path: where, message }: Problem, cells: Cells): CellFault {
    const name = where.split(/[.[\]]+/).at(-1) ?? ''
    const column = fieldColumns(own.fields).find((one) => one.name === name)
    return rowFault(column?.label ?? '', column ? cells(name) : '', message)
  }

  async function writeRows(
    tx: Tx,
    viewer: Viewer,
    _kind: Kind,
    lines: PlannedLine[],
    within: Writing,
  ): Promise<void> {
    // What the last line of a record says has what the ones before it say.
    const last = new Map(lines.flatMap((line) => (line.record ? [[line.record.id, line]] : [])))
    await writeLines(tx, viewer, of, [...last.values()], within)
  }

  return {
    of,
    columns,
    needs: [[OF_ID, OF]],
    plan,
    together: (cells) => [`#${cells(OF_ID).trim()}`, sameText(cells(OF))],
    write: writeRows,
    exported: (viewer, _kind, records) => exportRows(declaration, own, viewer, records),
  }
}

const recordIn = (found: Administered | CellFault | undefined) => (found && 'version' in found ? found : null)

const asRecord = ({ id, version, state }: Administered, row: Row): Administered => ({
  id,
  version,
  state,
  content: row,
  live: row,
  hasDraft: false,
})

const comparable = (value: Content[string] | undefined) =>
  typeof value === 'string' ? sameText(value) : (value ?? null)
