import { createContext, type ReactNode, useContext } from 'react'
import { Form } from 'react-router'
import { Button } from './button.tsx'
import { useHydrated } from './hydrated.ts'
import { Icon } from './icon.tsx'
import { Results } from './results.tsx'
import { useSelfApplying } from './self-applying.ts'

type Props = {
  /** The form's accessible name: 'Filter members'. */
  label: string
  /** Stays visible on phones, above the collapsed filters. */
  search?: ReactNode
  /** The number of active filters. */
  active?: number
  /** Parameters that the form preserves. */
  hidden?: (readonly [name: string, value: string])[]
  children: ReactNode
}

const ApplySoon = createContext<() => void>(() => {})

/** For a control whose choices the form doesn't hear of, since they change no input. */
export const useApplySoon = () => useContext(ApplySoon)

/** A GET form: collapsed on phones, a column on wide screens. With JavaScript, filters apply automatically. */
export function FilterForm({ label, search, active = 0, hidden = [], children }: Props) {
  const { props, applyChoice } = useSelfApplying()
  const hydrated = useHydrated()
  return (
    <Form {...props} method="get" role="search" aria-label={label} className="filter-form" preventScrollReset>
      {hidden.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {search}
      <details className="filters">
        <summary className="btn btn-secondary">
          <Icon name="filter" />
          {active > 0 ? `Filters (${active})` : 'Filters'}
        </summary>
        <div className="filters-body">
          <ApplySoon value={applyChoice}>{children}</ApplySoon>
          {!hydrated && <Button>Apply</Button>}
        </div>
      </details>
    </Form>
  )
}

type WithFiltersProps = {
  filters: ReactNode
  /** The filters in a row above results with many columns. */
  wide?: boolean
  children: ReactNode
}

/** Puts the filters next to their results on wide screens, unless those need the width, and above them on small ones. */
export function WithFilters({ filters, wide = false, children }: WithFiltersProps) {
  return (
    <div className={wide ? 'with-filters is-wide' : 'with-filters'}>
      {filters}
      <Results>{children}</Results>
    </div>
  )
}
