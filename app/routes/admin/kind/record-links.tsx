import { Fragment } from 'react'
import { Link } from '#app/ui/link.tsx'
import { recordHref } from './address.ts'
import type { KindSummary } from './summary.server.ts'

/** The further screens of one record. */
export function RecordLinks({ kind, id }: { kind: KindSummary; id: number }) {
  const { name, given, publishes, screens } = kind
  const all = {
    ...(publishes && { preview: 'Preview' }),
    ...screens,
    history: 'History',
    ...(!given && { delete: 'Delete' }),
  }
  return (
    <nav aria-label="This record" className="cluster">
      {Object.entries(all).map(([path, label]) => (
        <Fragment key={path}>
          <Link to={`${recordHref(name, id)}/${path}`}>{label}</Link>{' '}
        </Fragment>
      ))}
    </nav>
  )
}
