import { useEffect, useRef } from 'react'
import { tabMemory } from '#app/ui/tab-memory.ts'
import { normalizeMultiline } from '#app/values/text.ts'

/** A message that was sent: the last to somebody. */
export type LastSent = { id: number; content: string }
type Kept = { text: string /** The last message sent when it was typed. */; after: number | null }

/** Where a text is kept that a member typed: in a chat, or in the dialog on somebody's profile. */
export const chatPlace = (viewerId: number, conversationId: number) =>
  `unsent message of ${viewerId} in ${conversationId}`
export const dialogPlace = (viewerId: number, profileId: number) =>
  `unsent message of ${viewerId} to ${profileId}`

/**
 * Keeps what is typed and not yet sent, for this tab, until it has become the last message sent: whether or not the answer to
 * sending it ever arrived.
 */
export function useUnsentText(place: string, lastSent: LastSent | undefined) {
  const area = useRef<HTMLTextAreaElement>(null)
  const after = lastSent?.id ?? null
  const keep = (text: string) => {
    if (text === '') tabMemory.forget(place)
    else tabMemory.keep(place, JSON.stringify({ text, after } satisfies Kept))
  }

  useEffect(() => {
    const kept = readUnsent(place)
    const shown = area.current
    if (kept && isSent(kept, lastSent)) tabMemory.forget(place)
    else if (kept && shown?.value === '') enter(shown, kept.text)
    // Typed before the page's script was there.
    else if (shown?.value) enter(shown, shown.value)
  }, [place, lastSent])

  return { area, keep }
}

export function readUnsent(place: string): Kept | null {
  const kept = tabMemory.read(place)
  return kept === null ? null : JSON.parse(kept)
}

/** The same words again are another message. */
const isSent = ({ text, after }: Kept, lastSent: LastSent | undefined) =>
  lastSent !== undefined && lastSent.id !== after && normalizeMultiline(text) === lastSent.content

/** As if it were typed, so that the count of characters, the button and the form know of it. */
function enter(area: HTMLTextAreaElement, text: string) {
  area.value = text
  area.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
