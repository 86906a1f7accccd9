import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
import { LiveRegion } from '#app/ui/route-announcer.tsx'

export function DiscountCode({ code }: { code: string }) {
  const [outcome, setOutcome] = useState('')
  const hydrated = useHydrated()
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setOutcome('Copied'),
      () => setOutcome('The code could not be copied: select it instead.'),
    )
  return (
    <details className="sheet">
      <summary className="btn btn-secondary">
        <Icon name="tag" />
        Discount Code
      </summary>
      <div className="stack gap-2">
        <p className="text-sm text-muted">Give this code where you pay.</p>
        <div className="cluster">
          <code>{code}</code>
          {hydrated && (
            <Button type="button" variant="secondary" size="sm" onClick={copy}>
              <Icon name={outcome === 'Copied' ? 'check' : 'copy'} />
              Copy<span className="sr-only"> the code</span>
            </Button>
          )}
          {outcome && (
            <span className="text-sm" aria-hidden>
              {outcome}
            </span>
          )}
        </div>
        <LiveRegion>{outcome}</LiveRegion>
      </div>
    </details>
  )
}
