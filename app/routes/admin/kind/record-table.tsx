import { href } from 'react-router'
import type { RecordList } from '#app/domain/administration/listing.server.ts'
import { SelectionForm, useSelected } from '#app/lists/selection-form.tsx'
import { AddressText } from '#app/ui/address-text.tsx'
import { CommandMenu } from '#app/ui/command-menu/command-menu.tsx'
import { Link } from '#app/ui/link.tsx'
import { AdminTable, SelectCell } from '../admin-table.tsx'
import { SelectAll } from '../select-all.tsx'
import { bulkCommands } from './bulk-operations.ts'
import { StandingChip } from './standing-chip.tsx'
import type { KindSummary } from './summary.server.ts'

type Props = {
  kind: Pick<KindSummary, 'name' | 'title' | 'noun' | 'publishes' | 'operations' | 'tagged' | 'acts'>
  headings: string[]
  list: RecordList
  /** The parameters of the list's URL. */
  filter: [name: string, value: string][]
  isNarrowed: boolean
}

/** A page of records, each leading to its form; those that are published can be ticked and changed together. */
export function RecordTable({ kind, headings, list, filter, isNarrowed }: Props) {
  const { name, title, noun, publishes, operations } = kind
  const standing = operations.length > 0
  const commands = bulkCommands(kind)
  const selects = commands.length > 0
  const selected = useSelected()
  const table = (
    <AdminTable
      caption={title}
      headings={['Name', ...headings, ...(standing ? ['Status'] : [])]}
      selects={selects}
    >
      {list.records.map((record) => (
        <tr key={record.id}>
          {selects && (
            <SelectCell id={record.id} name={record.name} isSelected={selected.ids.includes(record.id)} />
          )}
          <th scope="row">
            <Link to={href('/admin/:kind/:recordId', { kind: name, recordId: String(record.id) })}>
              <bdi>{record.name || `#${record.id}`}</bdi>
            </Link>
          </th>
          {record.cells.map((cell, index) => (
            <td key={headings[index]} data-label={headings[index]}>
              {cell?.includes('@') ? <AddressText address={cell} /> : <bdi>{cell}</bdi>}
            </td>
          ))}
          {standing && (
            <td data-label="Status">
              <StandingChip standing={record.standing} publishes={publishes} />
            </td>
          )}
        </tr>
      ))}
    </AdminTable>
  )
  if (!selects) return table
  return (
    <SelectionForm
      action={href('/admin/:kind/bulk', { kind: name })}
      filter={filter}
      page={list.page}
      rows={list.records}
    >
      {table}
      <BulkControls
        noun={noun}
        commands={commands}
        total={list.total}
        isNarrowed={isNarrowed}
        allFromStart={selected.all}
      />
    </SelectionForm>
  )
}

type BulkProps = {
  noun: KindSummary['noun']
  commands: ReturnType<typeof bulkCommands>
  total: number
  isNarrowed: boolean
  allFromStart: boolean
}

/** 'All' is offered for what a filter has narrowed, never for everything there is. */
function BulkControls({ noun, commands, total, isNarrowed, allFromStart }: BulkProps) {
  return (
    <fieldset className="grid justify-items-start gap-2">
      <legend className="label">With selected {noun.many}</legend>
      {isNarrowed && <SelectAll total={total} isChecked={allFromStart} />}
      <CommandMenu label="Choose an action" name="operation" commands={commands} />
    </fieldset>
  )
}
