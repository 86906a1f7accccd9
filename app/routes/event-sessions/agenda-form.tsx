import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/choices.tsx'
import { SearchField } from '#app/ui/filter-parts.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useSelfApplying } from '#app/ui/self-applying.ts'

/** Folded on phones until it is used. With JavaScript it applies automatically. */
export function AgendaForm({ past, search }: { past: boolean; search: string }) {
  const { props } = useSelfApplying()
  // What applies by itself mustn't fold while someone types.
  const [isOpen] = useState(past || search !== '')
  return (
    <details className="filters" open={isOpen}>
      <summary className="btn btn-quiet btn-sm">
        <Icon name="search" /> Find sessions
      </summary>
      <Form
        {...props}
        method="get"
        role="search"
        aria-label="Search sessions"
        className="stack gap-2 pt-2 md:grid-cols-[minmax(0,1fr)_auto] md:items-end md:gap-4"
        preventScrollReset
      >
        <SearchField id="search" label="Search sessions" defaultValue={search} />
        <div className="cluster min-h-11">
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
    </details>
  )
}
