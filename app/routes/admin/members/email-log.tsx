import { AdminTable } from '../admin-table.tsx'
import type { ShownEmail } from './shown-emails.server.ts'

/** The emails to an address, and what became of each. */
export function EmailLog({ emails, empty }: { emails: ShownEmail[]; empty: string }) {
  if (emails.length === 0) return <p className="text-muted">{empty}</p>
  return (
    <AdminTable caption="Emails, latest first" headings={['About', 'Asked for', 'What happened']}>
      {emails.map(({ id, about, asked, became }) => (
        <tr key={id}>
          <th scope="row">{about}</th>
          <td data-label="Asked for">{asked}</td>
          <td data-label="What happened">
            <bdi>{became}</bdi>
          </td>
        </tr>
      ))}
    </AdminTable>
  )
}
