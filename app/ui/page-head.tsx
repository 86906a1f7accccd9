import type { ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

type Props = {
  title: ReactNode
  back?: { to: LinkProps['to']; label: string }
  /** A logo, a leaf of the calendar: beside the title. */
  media?: ReactNode
  /** Below the title: a list of facts. */
  facts?: ReactNode
  lead?: ReactNode
  action?: ReactNode
}

/** The head of every page; its h1 gets the focus after a navigation. */
export function PageHead({ title, back, media, facts, lead, action }: Props) {
  return (
    <div className="page-head">
      {back && (
        <Link className="page-back" to={back.to}>
          <Icon name="arrow-left" />
          {back.label}
        </Link>
      )}
      {media && <div className="page-media">{media}</div>}
      <h1 id="page-title" tabIndex={-1}>
        {title}
      </h1>
      {facts}
      {lead && <p className="lead">{lead}</p>}
      {action && <div className="page-action">{action}</div>}
    </div>
  )
}
