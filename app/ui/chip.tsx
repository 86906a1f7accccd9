import type { ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import { Icon, type IconName } from './icon.tsx'
import { Link } from './link.tsx'

export type Tone = 'neutral' | 'primary' | 'info' | 'success' | 'warning' | 'danger'

export function Chip({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="chip">{children}</span>{' '}
    </>
  )
}

type StatusProps = { tone: Tone; icon: IconName; children: ReactNode }

export function StatusChip({ tone, icon, children }: StatusProps) {
  return (
    <>
      {' '}
      <span className={`chip tone-${tone}`}>
        <Icon name={icon} />
        {children}
      </span>{' '}
    </>
  )
}

type RemovableProps = { to: LinkProps['to']; label: string }

export function RemovableChip({ to, label }: RemovableProps) {
  return (
    <Link className="chip chip-removable" to={to} preventScrollReset>
      <span className="sr-only">Remove filter: </span>
      <bdi>{label}</bdi>
      <Icon name="x" />
    </Link>
  )
}
