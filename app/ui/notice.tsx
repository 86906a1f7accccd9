import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const icons = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  danger: 'alert',
} as const

type NoticeTone = keyof typeof icons

type Props = {
  tone: NoticeTone
  title?: string
  children?: ReactNode
  /** What the user can do about it. */
  action?: ReactNode
}

export function Notice({ tone, title, children, action }: Props) {
  return (
    <div className={`notice tone-${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      <div>
        {title && <strong>{title}</strong>}
        {title && children ? <div>{children}</div> : children}
      </div>
      {action && <div className="notice-action">{action}</div>}
    </div>
  )
}
