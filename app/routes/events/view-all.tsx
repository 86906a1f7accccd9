import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { SwitchField, useSelfApplying } from '#app/ui/filter-form.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'

/** Adds what is over to the list. With script the switch applies itself. */
export function ViewAll({ checked }: { checked: boolean }) {
  const { form, applySoon } = useSelfApplying()
  const hydrated = useHydrated()
  return (
    <Form
      ref={form}
      method="get"
      className="cluster"
      aria-label="Which events"
      preventScrollReset
      onChange={applySoon}
    >
      <SwitchField id="viewAll" name="viewAll" label="View All" defaultChecked={checked} />
      {!hydrated && (
        <Button variant="secondary" size="sm">
          Apply
        </Button>
      )}
    </Form>
  )
}
