import { Form, useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { SwitchField } from '#app/ui/filter-parts.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'

/** Adds what is over to the list. With script the switch applies itself. */
export function ViewAll({ checked }: { checked: boolean }) {
  const submit = useSubmit()
  const hydrated = useHydrated()
  return (
    <Form
      method="get"
      className="cluster"
      aria-label="Which events"
      preventScrollReset
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      <SwitchField
        key={String(checked)}
        id="viewAll"
        name="viewAll"
        label="View All"
        defaultChecked={checked}
      />
      {!hydrated && (
        <Button variant="secondary" size="sm">
          Apply
        </Button>
      )}
    </Form>
  )
}
