import type { ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

const icons = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  danger: 'alert',
} as const

const ROLES = { info: 'status', success: 'status', warning: 'status', danger: 'alert' } as const

type NoticeTone = keyof typeof icons

type Props = {
  tone: NoticeTone
  title?: string
  children?: ReactNode
  /** What the user can do about it. */
  action?: ReactNode
  /** For the notice that a navigation leads to: see route-announcer.tsx. */
  outcome?: Ref<HTMLDivElement>
  /** How things are, on whichever visit: it isn't said by itself. */
  standing?: boolean
  className?: string
}

export function Notice({ tone, title, children, action, outcome, standing, className }: Props) {
  return (
    <div
      className={classNames(`notice tone-${tone}`, className)}
      role={standing ? undefined : ROLES[tone]}
      ref={outcome}
      tabIndex={outcome ? -1 : undefined}
    >
      <Icon name={icons[tone]} />
      <div>
        {title && <strong>{title}</strong>}
        {title && children ? <div>{children}</div> : children}
      </div>
      {/* Its button changes its text while it works, which isn't the notice again. */}
      {action && (
        <div className="-my-1 ms-auto" aria-live="off">
          {action}
        </div>
      )}
    </div>
  )
}
