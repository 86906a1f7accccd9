import { useSyncExternalStore } from 'react'
import { TextArea } from '#app/ui/text-area.tsx'
import { readUnsent } from './use-unsent-text.ts'

const never = () => () => {}

/** What was typed to somebody who can't be contacted any more: to be copied. */
export function UnsentText({ place }: { place: string }) {
  const text = useSyncExternalStore(
    never,
    () => readUnsent(place)?.text,
    () => undefined,
  )
  if (!text) return null
  return <TextArea id="unsent" label="Your unsent message" rows={3} readOnly defaultValue={text} />
}
