import { useEffect } from 'react'

/** A page that Back restores from the browser's memory may be another person's by now, so it is reloaded. */
export function RestoredPageCheck() {
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload()
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])
  return null
}
