type Props = { moment: string; ago: string; exact: string }

/** How long ago something was, with the moment itself beside it for whoever wants to know. */
export function TimeAgo({ moment, ago, exact }: Props) {
  return (
    <time className="time-ago" dateTime={moment}>
      {ago} <span aria-hidden>·</span> {exact}
    </time>
  )
}
