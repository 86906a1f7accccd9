import { REPORTED } from '#app/domain/conversations/reported.ts'
import type { ThreadMessage } from '#app/domain/conversations/thread.server.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { cut } from '#app/values/text.ts'

/** Enough of the text to tell the links apart by ear. */
const EXCERPT_MAX = 60

type Props = {
  message: ThreadMessage
  isNew: boolean
  /** The URL for reporting it, if the viewer received it. */
  reportTo?: string
}

export function Message({ message: { content, reported }, isNew, reportTo }: Props) {
  return (
    <div className="message">
      <div className={reported ? 'bubble is-reported' : 'bubble'}>
        {isNew && !reported && <span className="chip tone-warning">NEW</span>}
        <p dir="auto">{reported ? REPORTED : content}</p>
      </div>
      {reportTo && !reported && (
        <Link className="message-report" to={reportTo} title="Report this message" preventScrollReset>
          <span className="sr-only">Report this message: {cut(content, EXCERPT_MAX)}</span>
          <Icon name="flag" />
        </Link>
      )}
    </div>
  )
}
