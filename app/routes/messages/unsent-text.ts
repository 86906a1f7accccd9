import { useEffect, useRef } from 'react'
import { normalizeMultiline } from '#app/values/text.ts'

/**
 * Keeps what is typed to somebody and not yet sent, for this tab, until it has become the last message sent to them: whether
 * or not the answer to sending it ever arrived. The chat and the contact dialog share it.
 */
export function useUnsentText({ from, to }: { from: number; to: number }, lastSent: string | undefined) {
  const key = `unsent message ${from} ${to}`
  const area = useRef<HTMLTextAreaElement>(null)
  const keep = (text: string) => {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  }

  useEffect(() => {
    const kept = sessionStorage.getItem(key)
    const shown = area.current
    if (kept !== null && normalizeMultiline(kept) === lastSent) sessionStorage.removeItem(key)
    else if (kept !== null && shown?.value === '') enter(shown, kept)
    else if (shown?.value) sessionStorage.setItem(key, shown.value)
  }, [key, lastSent])

  return { area, keep }
}

/** As if it were typed, so that the count of characters and the form know of it. */
function enter(area: HTMLTextAreaElement, text: string) {
  area.value = text
  area.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
