import type { ReactNode } from 'react'

type Props = {
  /** What the table is about, for those who can't see it. */
  caption: string
  headings: readonly string[]
  children: ReactNode
}

/** A table without choosing or sorting: its head above the given rows. */
export function AdminTable({ caption, headings, children }: Props) {
  return (
    <table className="table admin-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
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
