import { useLayoutEffect, useState } from 'react'
import { hasChanged } from './controls.ts'
import { useHydrated } from './hydrated.ts'

type Early = Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>

/** Kept beside the components: hydration may begin again after it has put a text back. */
const early = new Map<string, Early>()

/**
 * Hydration puts the server's text back into a text area that has one, and moves its caret. What was typed before is typed
 * again, and what was selected is selected again.
 */
export function useTypedEarly(id: string): void {
  const hydrated = useHydrated()
  useState(() => !hydrated && typeof document !== 'undefined' && note(id))

  useLayoutEffect(() => {
    const [area, typed] = [areaOf(id), early.get(id)]
    early.delete(id)
    if (!area || !typed) return
    if (area.value !== typed.value) area.value = typed.value
    if (area === document.activeElement) area.setSelectionRange(typed.selectionStart, typed.selectionEnd)
  }, [id])
}

function note(id: string) {
  const area = areaOf(id)
  if (!area || (early.has(id) && !hasChanged(area))) return
  const { value, selectionStart, selectionEnd } = area
  early.set(id, { value, selectionStart, selectionEnd })
}

function areaOf(id: string) {
  const found = document.getElementById(id)
  return found instanceof HTMLTextAreaElement ? found : null
}
