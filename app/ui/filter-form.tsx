import { type ComponentProps, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { Button } from './button.tsx'
import { useHydrated } from './hydrated.ts'
import { Icon } from './icon.tsx'

export { FilterGroup, SearchField, SwitchField } from './filter-parts.tsx'

type Props = {
  /** Names the form for assistive technology: 'Filter members'. */
  label: string
  /** Stays visible on phones, above the folded filters. */
  search?: ReactNode
  /** How many filters are active. */
  active?: number
  /** Parameters that the form keeps. */
  hidden?: (readonly [name: string, value: string])[]
  children: ReactNode
}

/** A GET form: folded on phones, a column on wide screens. With script, filters apply themselves. */
export function FilterForm({ label, search, active = 0, hidden = [], children }: Props) {
  const { form, applySoon } = useSelfApplying()
  const hydrated = useHydrated()
  return (
    <Form
      ref={form}
      method="get"
      role="search"
      aria-label={label}
      className="filter-form"
      preventScrollReset
      onChange={applySoon}
    >
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
          {children}
          {!hydrated && <Button>Apply</Button>}
        </div>
      </details>
    </Form>
  )
}

/** Puts the filters beside their results on wide screens, above them on small ones. */
export function WithFilters({ filters, children, ...props }: ComponentProps<'div'> & { filters: ReactNode }) {
  return (
    <div className="with-filters" {...props}>
      {filters}
      <div className="stack">{children}</div>
    </div>
  )
}

const typingDelay = 500
const choosingDelay = 400

/** For a GET form whose choices apply themselves; `applySoon` hears its changes. */
export function useSelfApplying() {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { search } = useLocation()
  const followed = useRef(search)

  // Controls follow the address (a removed chip, Back), unless a newer choice waits to be applied.
  useEffect(() => {
    if (followed.current === search) return
    followed.current = search
    if (timer.current === undefined) followAddress(form.current, search)
  }, [search])

  // Whoever submits or follows a link meanwhile has decided: a late application would take them back.
  const forget = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
  }, [])
  const leaving = useNavigation().state === 'loading'
  useEffect(() => {
    if (leaving) forget()
  }, [leaving, forget])
  useEffect(() => forget, [forget])

  useEffect(() => {
    const shown = form.current
    shown?.addEventListener('formdata', leaveOutEmpty)
    shown?.addEventListener('submit', forget)
    return () => {
      shown?.removeEventListener('formdata', leaveOutEmpty)
      shown?.removeEventListener('submit', forget)
    }
  }, [forget])

  const applySoon = ({ target }: { target: EventTarget }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    if (target.dataset.appliesItself === 'no') return
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => {
        timer.current = undefined
        form.current?.requestSubmit()
      },
      target.type === 'search' ? typingDelay : choosingDelay,
    )
  }

  return { form, applySoon }
}

/** An address says what is searched for, not what isn't. */
function leaveOutEmpty({ formData }: FormDataEvent) {
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
}

function followAddress(form: HTMLFormElement | null, search: string) {
  const query = new URLSearchParams(search)
  for (const control of form?.elements ?? []) {
    if (
      control === document.activeElement &&
      control instanceof HTMLInputElement &&
      control.type === 'search'
    )
      continue
    if (control instanceof HTMLSelectElement) {
      control.value = query.get(control.name) ?? control.options[0]?.value ?? ''
    } else if (control instanceof HTMLInputElement) {
      control.checked = control.defaultChecked
      control.value = control.defaultValue
    }
  }
}
