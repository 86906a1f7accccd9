import type { ReactNode } from 'react'
import { SelectionForm, useSelected } from '#app/lists/selection-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { AdminTable, SelectCell } from '../admin-table.tsx'
import { SelectAll } from '../select-all.tsx'

type Row = { id: number; name: ReactNode; label: string; cells: ReactNode[] }

type Props = {
  title: string
  /** Above the names: 'Partner'. */
  heading: string
  headings: string[]
  rows: Row[]
  /** Where the chosen rows are taken, and by which button. */
  choosing: { to: string; button: string; noun: { many: string } }
  /** The parameters of the list's URL. */
  filter: [name: string, value: string][]
  isNarrowed: boolean
  total: number
  page: number
}

/** A page of rows that can be checked, one by one or all that match, and taken to a page that confirms them. */
export function PeopleTable({ choosing, filter, isNarrowed, total, page, ...table }: Props) {
  const { all } = useSelected()
  return (
    <SelectionForm action={choosing.to} filter={filter} page={page} rows={table.rows}>
      <Table {...table} />
      <fieldset className="grid justify-items-start gap-2">
        <legend className="label">With selected {choosing.noun.many}</legend>
        {isNarrowed && <SelectAll total={total} isChecked={all} />}
        <Button variant="secondary">{choosing.button}</Button>
      </fieldset>
    </SelectionForm>
  )
}

function Table({ title, heading, headings, rows }: Pick<Props, 'title' | 'heading' | 'headings' | 'rows'>) {
  const { ids } = useSelected()
  return (
    <AdminTable caption={title} headings={[heading, ...headings]} selects>
      {rows.map(({ id, name, label, cells }) => (
        <tr key={id}>
          <SelectCell id={id} name={label} isSelected={ids.includes(id)} />
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={headings[index]} data-label={headings[index]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </AdminTable>
  )
}
