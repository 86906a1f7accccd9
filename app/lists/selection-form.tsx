import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useSearchParams } from 'react-router'
import { sayBesides } from '#app/ui/route-announcer.tsx'
import { selectionIn } from '#app/values/list-selection.ts'

type Props = {
  /** Where the selection is taken. */
  action: string
  /** The parameters of the list's URL. */
  filter: [name: string, value: string][]
  page: number
  /** Called with what is selected from the start, and after each change. */
  onSelect?: (fields: FormData, isChange: boolean) => void
  preventScrollReset?: boolean
  children: ReactNode
}

/**
 * A list's rows that can be selected, with what can be done to them. A selection belongs to its rows: another filter or
 * page, or another state of a row, starts without any, and says so.
 */
export function SelectionForm({ rows, ...props }: Props & { rows: { id: number; version?: number }[] }) {
  const { filter, page } = props
  return (
    <Selecting key={[filter, page, ...rows.map(({ id, version }) => `${id}.${version}`)].join()} {...props} />
  )
}

function Selecting({ action, filter, page, onSelect, preventScrollReset, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const isSelecting = useRef(false)

  useEffect(() => {
    const element = form.current
    const read = (isChange: boolean) => {
      const fields = new FormData(element ?? undefined)
      isSelecting.current = fields.has('item') || fields.has('all')
      onSelect?.(fields, isChange)
    }
    const onChange = () => read(true)
    read(false)
    element?.addEventListener('change', onChange)
    return () => element?.removeEventListener('change', onChange)
  }, [onSelect])

  useEffect(() => () => sayCleared(isSelecting.current), [])

  return (
    // A browser that restores ticks on a reload goes by the place of a row, where another row may stand by then.
    <Form
      ref={form}
      method="get"
      action={action}
      className="stack"
      preventScrollReset={preventScrollReset}
      autoComplete="off"
    >
      {filter.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {page > 1 && <input type="hidden" name="page" value={page} />}
      {children}
    </Form>
  )
}

/** What is selected from the start, because the URL names it. */
export const useSelected = () => selectionIn(useSearchParams()[0])

function sayCleared(wasSelecting: boolean) {
  if (wasSelecting) sayBesides('Your selection was cleared.')
}
