import { useEffect, useRef } from 'react'
import type { useForm } from './form.ts'

type Rows = {
  intent: Pick<ReturnType<typeof useForm>['intent'], 'insert' | 'remove' | 'reorder'>
  /** The name of the field that holds the rows, and how many there are. */
  name: string
  count: number
  /** A new row's values. Without them it would vanish when another row is removed. */
  blank: Record<string, string>
  /** The id of a row's element, which takes the focus. */
  idOf: (index: number) => string
}

/**
 * The steps that change a form's rows, as props of StepButtons, which work without JavaScript too. Errors and what was
 * typed follow their row, and so does the focus: the button that adds or removes a row may go with it.
 */
export function useRowSteps({ intent, name, count, blank, idOf }: Rows) {
  const focused = useRef<string>(null)
  useEffect(() => {
    const row = focused.current && document.getElementById(focused.current)
    if (!row) return
    row.focus()
    focused.current = null
  })
  const stepTo = (step: string, index: number) => {
    const at = idOf(index)
    const onClick = () => {
      focused.current = at
    }
    return { step, at, onClick }
  }
  return {
    add: stepTo(intent.insert.serialize({ name, defaultValue: blank }), count),
    remove: (index: number) => stepTo(intent.remove.serialize({ name, index }), Math.max(0, index - 1)),
    move: (from: number, to: number) => stepTo(intent.reorder.serialize({ name, from, to }), to),
  }
}
