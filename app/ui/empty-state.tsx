import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from './drawing.tsx'

type Props = { title: string; children?: ReactNode; action?: ReactNode; drawing?: DrawingName }

export function EmptyState({ title, children, action, drawing = 'search' }: Props) {
  return (
    <div className="empty-state">
      <Drawing name={drawing} />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}
