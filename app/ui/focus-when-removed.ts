import { useLayoutEffect, useRef } from 'react'

/** For an item with a button that removes it from its list, along with the focused button. */
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
