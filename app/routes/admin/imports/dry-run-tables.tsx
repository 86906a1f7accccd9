import type { ShownPlan } from '#app/domain/exchange/shown-plan.ts'
import { AdminTable } from '../admin-table.tsx'

type FaultProps = { caption: string; faults: ShownPlan['faults'] }

export const FaultTable = ({ caption, faults }: FaultProps) => (
  <AdminTable caption={caption} headings={['Line', 'Column', 'Cell', 'Reason']}>
    {faults.map(({ line, column, value, reason }) => (
      <tr key={`${line} ${column} ${value} ${reason}`}>
        <th scope="row">Line {line}</th>
        <td data-label="Column">{column}</td>
        <td data-label="Cell">
          <bdi>{value}</bdi>
        </td>
        <td data-label="Reason">{reason}</td>
      </tr>
    ))}
  </AdminTable>
)

export const RewrittenTable = ({ rewritten }: Pick<ShownPlan, 'rewritten'>) => (
  <AdminTable caption="Rewritten cells" headings={['Line', 'Column', 'Cell', 'Stays']}>
    {rewritten.map(({ line, column, value, stands }) => (
      <tr key={`${line} ${column}`}>
        <th scope="row">Line {line}</th>
        <td data-label="Column">{column}</td>
        <td data-label="Cell">
          <bdi>{value}</bdi>
        </td>
        <td data-label="Stays">
          <bdi>{stands}</bdi>
        </td>
      </tr>
    ))}
  </AdminTable>
)
