import { href } from 'react-router'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Link } from '#app/ui/link.tsx'
import { AdminTable } from '../admin-table.tsx'
import type { ShownFile } from './shown-file.server.ts'
import { UseList } from './use-list.tsx'

export function FileTable({ files }: { files: ShownFile[] }) {
  return (
    <AdminTable caption="Files" headings={['File', 'Type', 'Uploaded', 'Shown in', 'Address', 'Delete']}>
      {files.map(({ id, name, address, type, size, uploadedBy, uploadedAt, uses, isUsed }) => (
        <tr key={id}>
          <th scope="row">
            <a href={address}>
              <bdi>{name}</bdi>
            </a>
          </th>
          <td data-label="Type">
            {type}, {size}
          </td>
          <td data-label="Uploaded">
            <bdi>{uploadedBy}</bdi>, {uploadedAt}
          </td>
          <td data-label="Shown in">{isUsed ? <UseList uses={uses} /> : 'Nothing'}</td>
          <td data-label="Address">
            <code className="break-all">{address}</code>
            <CopyButton text={address} what={`the address of ${name}`} />
          </td>
          <td data-label="Delete">
            {isUsed ? (
              '–'
            ) : (
              <Link to={href('/admin/files/:fileId/delete', { fileId: String(id) })}>
                Delete<span className="sr-only"> {name}</span>
              </Link>
            )}
          </td>
        </tr>
      ))}
    </AdminTable>
  )
}
