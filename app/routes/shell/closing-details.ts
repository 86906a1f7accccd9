import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A disclosure that a navigation closes. */
export function useClosingDetails() {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it.
  useEffect(() => {
    if (details.current) details.current.open = false
  }, [key])
  return details
}
