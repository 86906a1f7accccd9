import { type FormEvent, useEffect, useRef } from 'react'

const DELAY = 1000

type Handler = (event: FormEvent<HTMLFormElement>) => void

/**
 * Checks a field one second after the last keystroke in it, never before. A submission in between is checked as a
 * whole: a late check of one field would remove the server's message about it.
 */
export function useDelayedCheck(
  props: { onInput?: Handler; onSubmit: Handler },
  check: (name: string) => void,
) {
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const pending = timers.current
    return () => pending.forEach(clearTimeout)
  }, [])
  return {
    onSubmit(event: FormEvent<HTMLFormElement>) {
      timers.current.forEach(clearTimeout)
      props.onSubmit(event)
    },
    onInput(event: FormEvent<HTMLFormElement>) {
      props.onInput?.(event)
      const { name } = event.target as HTMLInputElement
      if (!name) return
      clearTimeout(timers.current.get(name))
      timers.current.set(
        name,
        setTimeout(() => check(name), DELAY),
      )
    },
  }
}
