import type { ReactNode } from 'react'

type Props = {
  title: string
  action?: ReactNode
  /** Stands beside the others where there is room. */
  aside?: boolean
  children: ReactNode
}

/** A section of a profile; `action` is what its owner can do with it. */
export function Section({ title, action, aside, children }: Props) {
  return (
    <section className={aside ? 'card stack gap-3 is-aside' : 'card stack gap-3'}>
      <div className="section-head">
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}

/** Invites the owner to fill in what others then see. */
export function Invitation({ children }: { children: ReactNode }) {
  return <p className="text-muted">{children}</p>
}
