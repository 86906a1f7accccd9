import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'

type Props = {
  id: string
  title: string
  /** Links to the whole list; `of` names the list for users who hear only the link. */
  all?: { to: string; label: string; of: string }
  children: ReactNode
}

export function Section({ id, title, all, children }: Props) {
  return (
    <section aria-labelledby={id} className="stack gap-2">
      <div className="section-head">
        <h2 id={id}>{title}</h2>
        {all && (
          <Link to={all.to}>
            {all.label}
            <span className="sr-only"> {all.of}</span>
            <Icon name="chevron-right" />
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}

/** Replaces an empty list. */
export function Nothing({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="rounded-lg border border-dashed border-edge px-4.5 py-4">
      <p className="font-semibold">{title}</p>
      {children && <p className="text-sm text-muted">{children}</p>}
    </div>
  )
}
