import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'

/** Shows what the choices made so far enable, where no script does. */
export function UpdateButton() {
  if (useHydrated()) return null
  return (
    <div>
      <Button variant="secondary" size="sm" name="step" value="update">
        Update
      </Button>
    </div>
  )
}
