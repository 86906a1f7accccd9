type Props = { moment: string; ago: string; exact: string }

/** A relative time, next to the exact moment. */
export function TimeAgo({ moment, ago, exact }: Props) {
  return (
    <time className="time-ago" dateTime={moment}>
      {`${ago} `}
      <span aria-hidden>· </span>
      {exact}
    </time>
  )
}
