import { type ChangeEvent, useEffect, useRef, useState } from 'react'

/** A select box's value, including a choice made before hydration. `onChange` receives the user's choices. */
export function useChosen(initial: string | undefined, onChange?: (value: string) => void) {
  const ref = useRef<HTMLSelectElement>(null)
  const [chosen, setChosen] = useState(initial ?? '')
  useEffect(() => {
    if (ref.current) setChosen(ref.current.value)
  }, [])
  const control = {
    ref,
    onChange(event: ChangeEvent<HTMLSelectElement>) {
      setChosen(event.currentTarget.value)
      onChange?.(event.currentTarget.value)
    },
  }
  return [chosen, control] as const
}
