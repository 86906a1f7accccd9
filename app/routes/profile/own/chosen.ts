import { type ChangeEvent, useEffect, useRef, useState } from 'react'

/** What is chosen in a select box, also before the script came. `onChange` is told what a person chooses. */
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
