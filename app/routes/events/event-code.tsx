import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'

/** What fellows type in where they check in. */
export function EventCode({ code }: { code: string }) {
  const hydrated = useHydrated()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(code)
    setCopied(true)
  }
  return (
    <section className="card event-code" aria-labelledby="event-code">
      <h2 id="event-code" className="text-base">
        Event code
      </h2>
      <code>{code}</code>
      {hydrated && (
        <Button variant="secondary" size="sm" type="button" onClick={copy}>
          Copy<span className="sr-only"> the event code</span>
        </Button>
      )}
      <span className="text-sm text-muted" role="status">
        {copied && 'Copied'}
      </span>
    </section>
  )
}
