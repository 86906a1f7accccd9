import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

type Crumb = { to: string; label: ReactNode }

/** The pages above this one, the top level first. */
export function Breadcrumbs({ above, here }: { above: Crumb[]; here: ReactNode }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="breadcrumbs">
        {above.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <Icon name="chevron-right" />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
