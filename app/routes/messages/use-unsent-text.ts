import { useEffect, useRef } from 'react'
import { tabMemory } from '#app/ui/tab-memory.ts'
import { normalizeMultiline } from '#app/values/text.ts'

/** A sent message: the last one to that member. */
export type LastSent = { id: number; content: string }
type Kept = { text: string /** The last message sent when it was typed. */; after: number | null }

/** The storage key of a member's text: in a chat, or in the dialog on a profile. */
export const chatPlace = (viewerId: number, conversationId: number) =>
  `unsent message of ${viewerId} in ${conversationId}`
export const dialogPlace = (viewerId: number, profileId: number) =>
  `unsent message of ${viewerId} to ${profileId}`

/**
 * Keeps typed but unsent text for this tab until it becomes the last message sent, whether or not the response ever
 * arrived. It comes before a text to start from.
 */
export function useUnsentText(place: string, lastSent: LastSent | undefined, start = '') {
  const area = useRef<HTMLTextAreaElement>(null)
  const after = lastSent?.id ?? null
  const keep = (text: string) => keepUnsent(place, { text, after })

  useEffect(() => {
    const kept = readUnsent(place)
    const shown = area.current
    if (kept && isSent(kept, lastSent)) tabMemory.forget(place)
    else if (kept && shown && ['', start].includes(shown.value)) enter(shown, kept.text)
    // Text typed before hydration.
    else if (shown?.value) enter(shown, shown.value)
  }, [place, lastSent, start])

  return { area, keep }
}

export function keepUnsent(place: string, kept: Kept) {
  if (kept.text === '') tabMemory.forget(place)
  else tabMemory.keep(place, kept)
}

export const readUnsent = (place: string) => tabMemory.read<Kept>(place)

/** The same words again are another message. */
const isSent = ({ text, after }: Kept, lastSent: LastSent | undefined) =>
  lastSent !== undefined && lastSent.id !== after && normalizeMultiline(text) === lastSent.content

/** Simulates typing, so that the character count, the button and the form notice it. */
function enter(area: HTMLTextAreaElement, text: string) {
  area.value = text
  area.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
