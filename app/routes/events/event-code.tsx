import { CopyButton } from '#app/ui/copy-button.tsx'

/** The code fellows enter at check-in. */
export function EventCode({ code }: { code: string }) {
  return (
    <section className="card event-code" aria-labelledby="event-code">
      <h2 id="event-code" className="text-sm">
        Event code
      </h2>
      <code>{code}</code>
      <CopyButton text={code} what="the event code" />
    </section>
  )
}
