import type { SessionTime as Time } from '#app/domain/events/session-time.ts'

/** In the event's time zone, and in the reader's if it differs. */
export function SessionTime({ time: { there, yours } }: { time: Time }) {
  return (
    <>
      {there}
      {yours && <span className="text-sm text-muted"> ({yours} your time)</span>}
    </>
  )
}
