import type { SessionTime as Time } from '#app/domain/events/session-time.ts'

/** On the event's clock, and on the reader's own where that shows something else. */
export function SessionTime({ time: { there, yours } }: { time: Time }) {
  return (
    <>
      {there}
      {yours && <span className="text-sm text-muted"> ({yours} your time)</span>}
    </>
  )
}
