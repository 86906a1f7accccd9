import { Fragment, type ReactNode } from 'react'
import { Link } from './link.tsx'

type Tab = { to: string; label: ReactNode; current: boolean }

/** Tabs with their state in the URL. */
export function TabLinks({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Fragment key={tab.to}>
          <Link to={tab.to} aria-current={tab.current ? 'page' : undefined} preventScrollReset>
            {tab.label}
          </Link>{' '}
        </Fragment>
      ))}
    </nav>
  )
}
