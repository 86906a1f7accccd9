import type { FirstStep } from '#app/domain/overview/first-steps.server.ts'
import { StatusChip } from '#app/ui/chip.tsx'
import { Link } from '#app/ui/link.tsx'

export function FirstSteps({ steps }: { steps: FirstStep[] }) {
  return (
    <section className="card stack" aria-labelledby="first-steps">
      <h2 id="first-steps">First steps</h2>
      <ol className="grid list-decimal gap-1 ps-5">
        {steps.map(({ says, to, isDone }) => (
          <li key={to}>
            <Link to={to}>{says}</Link>
            {isDone && (
              <StatusChip tone="success" icon="check">
                Done
              </StatusChip>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
