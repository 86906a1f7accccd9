import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/choices.tsx'
import { SearchField, useSelfApplying } from '#app/ui/filter-form.tsx'

/** With JavaScript it applies automatically. */
export function AgendaForm({ past, search }: { past: boolean; search: string }) {
  const { form, applySoon } = useSelfApplying()
  return (
    <Form
      ref={form}
      method="get"
      role="search"
      aria-label="Search sessions"
      className="agenda-form"
      preventScrollReset
      onChange={applySoon}
    >
      <SearchField id="search" label="Search sessions" defaultValue={search} />
      <div className="cluster">
        <Checkbox
          id="viewPast"
          name="viewPast"
          value="true"
          label="View Past and Upcoming Sessions"
          defaultChecked={past}
        />
        <Button variant="secondary" size="sm" className="hidden noscript:inline-flex">
          Apply
        </Button>
      </div>
    </Form>
  )
}
