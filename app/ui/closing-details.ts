import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A disclosure that a navigation closes. One that was opened before hydration stays open. */
export function useClosingDetails() {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const at = useRef(key)
  useEffect(() => {
    if (at.current === key) return
    at.current = key
    if (details.current) details.current.open = false
  }, [key])
  return details
}
