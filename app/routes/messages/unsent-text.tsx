import { useSyncExternalStore } from 'react'
import { TextArea } from '#app/ui/text-area.tsx'
import { readUnsent } from './use-unsent-text.ts'

const never = () => () => {}

/** Text typed for a member who can no longer be contacted, to be copied. */
export function UnsentText({ place }: { place: string }) {
  const text = useSyncExternalStore(
    never,
    () => readUnsent(place)?.text,
    () => undefined,
  )
  if (!text) return null
  return <TextArea id="unsent" label="Your unsent message" rows={3} readOnly defaultValue={text} />
}
