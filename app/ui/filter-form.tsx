import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
} from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { Button } from './button.tsx'
import { useHydrated } from './hydrated.ts'
import { Icon } from './icon.tsx'

export { FilterGroup, SearchField, SwitchField } from './filter-parts.tsx'

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
  const { form, applySoon, applyAfter } = useSelfApplying()
  const hydrated = useHydrated()
  const applyChoice = useCallback(() => applyAfter(choosingDelay), [applyAfter])
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
          <ApplySoon value={applyChoice}>{children}</ApplySoon>
          {!hydrated && <Button>Apply</Button>}
        </div>
      </details>
    </Form>
  )
}

/** Puts the filters next to their results on wide screens, above them on small ones. */
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

/** For a GET form whose choices apply automatically; `applySoon` handles its changes. */
export function useSelfApplying() {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { search } = useLocation()
  const followed = useRef(search)

  // Controls follow the URL (a removed chip, Back), unless a newer choice is waiting to be applied.
  useEffect(() => {
    if (followed.current === search) return
    followed.current = search
    if (timer.current === undefined) followAddress(form.current, search)
  }, [search])

  // A submission or navigation takes precedence: applying filters afterwards would undo it.
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

  const applyAfter = useCallback((delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      timer.current = undefined
      form.current?.requestSubmit()
    }, delay)
  }, [])

  const applySoon = ({ target }: { target: EventTarget }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    if (target.dataset.appliesItself === 'no') return
    applyAfter(target.type === 'search' ? typingDelay : choosingDelay)
  }

  return { form, applySoon, applyAfter }
}

/** Empty parameters are left out of the URL. */
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
