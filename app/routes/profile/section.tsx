import type { ReactNode } from 'react'

type Props = {
  title: string
  action?: ReactNode
  children: ReactNode
}

/** A section of a profile; `action` is the owner's action on it. */
export function Section({ title, action, children }: Props) {
  return (
    <section className="card stack gap-3">
      <div className="section-head">
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}

/** Invites the owner to add information that others will see. */
export function Invitation({ children }: { children: ReactNode }) {
  return <p className="text-muted">{children}</p>
}
