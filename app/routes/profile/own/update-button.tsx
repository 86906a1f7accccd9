import { useHydrated } from '#app/ui/hydrated.ts'
import { StepButton } from '#app/ui/step-button.tsx'

/** Shows what the choices made so far enable, where no script does. */
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
