import { useLayoutEffect, useRef } from 'react'

/** For an item that leaves its list by a button of its own, and takes that button, which has the focus, with it. */
export function useFocusOnTitleWhenRemoved<Item extends HTMLElement>() {
  const item = useRef<Item>(null)
  useLayoutEffect(() => {
    const element = item.current
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById('page-title')?.focus()
    }
  }, [])
  return item
}
