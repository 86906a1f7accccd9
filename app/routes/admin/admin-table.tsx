import type { ReactNode } from 'react'

type Props = {
  /** What the table is about, for those who can't see it. */
  caption: string
  headings: readonly string[]
  /** Whether each row begins with a SelectCell. */
  selects?: boolean
  children: ReactNode
}

/** A table of the administration: its head above the given rows. */
export function AdminTable({ caption, headings, selects = false, children }: Props) {
  return (
    <table className="table admin-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {selects && (
            <td>
              <span className="sr-only">Select</span>
            </td>
          )}
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

type SelectProps = { id: number; name: string; isSelected: boolean }

/** Selects its row for what is done to several. */
export const SelectCell = ({ id, name, isSelected }: SelectProps) => (
  <td>
    <label className="row-select">
      <span className="sr-only">Select {name}</span>
      <input type="checkbox" name="item" value={id} defaultChecked={isSelected} />
    </label>
  </td>
)
