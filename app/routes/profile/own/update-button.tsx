import { useHydrated } from '#app/ui/hydrated.ts'
import { StepButton } from '#app/ui/step-button.tsx'

/** Without JavaScript, shows the fields enabled by the current choices. */
export function UpdateButton({ at, of }: { at: string; of?: string }) {
  if (useHydrated()) return null
  return (
    <div>
      <StepButton size="sm" step="update" at={at}>
        Update{of && <span className="sr-only"> {of.toLowerCase()}</span>}
      </StepButton>
    </div>
  )
}
