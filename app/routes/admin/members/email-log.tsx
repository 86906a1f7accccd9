import type { ShownEmail } from './shown-emails.server.ts'

/** The emails to an address, and what became of each. */
export function EmailLog({ emails, empty }: { emails: ShownEmail[]; empty: string }) {
  if (emails.length === 0) return <p className="text-muted">{empty}</p>
  return (
    <table className="table admin-table">
      <caption className="sr-only">Emails, latest first</caption>
      <thead>
        <tr>
          <th scope="col">About</th>
          <th scope="col">Asked for</th>
          <th scope="col">What became of it</th>
        </tr>
      </thead>
      <tbody>
        {emails.map(({ id, about, asked, became }) => (
          <tr key={id}>
            <th scope="row">{about}</th>
            <td data-label="Asked for">{asked}</td>
            <td data-label="What became of it">
              <bdi>{became}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
