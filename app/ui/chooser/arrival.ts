import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useHydrated } from '../hydrated.ts'
import { lateScript } from '../late-script.ts'
import type { LiveProps } from './live-field.tsx'
import type { ChooserOption, Kind } from './options.ts'

/** The plain field as the live one finds it. */
export type Start = {
  text: string
  selection: [start: number | null, end: number | null]
  isFocused: boolean
  opens: boolean
}

type Given = {
  kind: Kind
  text: string
  found?: ChooserOption[]
  chosen: ChooserOption[]
  choose: (chosen: ChooserOption[]) => void
}

const load = lateScript(() => import('./live-field.tsx'))

/**
 * Replaces the plain field by the live one when it is focused, typed in or clicked, as soon as the script is there. Until
 * then, and if it can't be loaded, the plain field works as it does without JavaScript.
 */
export function useArrival({ kind, text, found, chosen, choose }: Given) {
  const [arrived, setArrived] = useState<{ Live?: ComponentType<LiveProps>; start?: Start }>({})
  const hydrated = useHydrated()
  // What the server found stays in the page that it rendered until the live field has a list of its own.
  const [isListed] = useState(!hydrated)
  const plain = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const state = useRef({ opens: false, isComposing: false, isPressed: false })

  /** False if the script can't be loaded. */
  const arrive = async () => {
    const script = await load()
    const input = plain.current
    if (!script) return false
    // Replacing it would end an input method's composition; its end comes here again.
    if (!input || state.current.isComposing) return true
    // In one task: no key may fall between reading the plain field and replacing it.
    flushSync(() => setArrived({ Live: script.LiveField, start: startFrom(input) }))
    return true
  }
  const startFrom = (input: HTMLInputElement): Start => {
    const isFocused = input === document.activeElement
    const isEdited = input.value !== text
    if (kind === 'one' && isEdited && chosen.length > 0) choose([])
    const label = found && !isEdited ? chosen[0]?.label : undefined
    return {
      text: kind === 'one' ? (label ?? input.value) : input.value,
      selection: [input.selectionStart, input.selectionEnd],
      isFocused,
      opens: isFocused && state.current.opens,
    }
  }
  const open = () => {
    state.current.opens = true
    return arrive()
  }
  const openOrSearch = async (event: KeyboardEvent | MouseEvent) => {
    event.preventDefault()
    plain.current?.focus()
    if (!(await open())) submitWithoutScript(button.current)
  }

  const arriveIfFocused = useEffectEvent(() => {
    const input = plain.current
    if (!input || input !== document.activeElement) return
    state.current.opens = input.value !== input.defaultValue
    void arrive()
  })
  // It may be typed in before hydration.
  useEffect(() => arriveIfFocused(), [])

  const input = {
    ref: plain,
    // Under a pressed pointer the field stays, or there would be no click.
    onPointerDown: () => {
      state.current.isPressed = true
    },
    onFocus: () => {
      if (!state.current.isPressed) void arrive()
    },
    onClick: () => {
      state.current.isPressed = false
      void open()
    },
    onInput: () => void open(),
    onCompositionStart: () => {
      state.current.isComposing = true
    },
    onCompositionEnd: () => {
      state.current.isComposing = false
      void arrive()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return
      if (event.key === 'Enter' && state.current.opens && kind !== 'text') void openOrSearch(event)
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      void open()
    },
    onBlur: () => {
      state.current.opens = false
      state.current.isPressed = false
    },
  }
  const field = { input, find: { ref: button, onClick: openOrSearch } }
  return { ...arrived, isListed: isListed && !arrived.Live, field, near: () => void load() }
}

/** Neither the router nor the form library hears of it: the response is a page, whose script is asked for again. */
function submitWithoutScript(button: HTMLButtonElement | null) {
  if (!button?.form) return
  const { name, value, form } = button
  form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  form.submit()
}
