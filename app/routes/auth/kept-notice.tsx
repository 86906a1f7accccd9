import { Notice } from '#app/ui/notice.tsx'

/** On the pages between a form that couldn't be taken and its own page, where it is filled in again. */
export function KeptNotice({ kept, next }: { kept: string | null; next: string }) {
  if (kept === null) return null
  return (
    <Notice tone="info">
      We kept {kept}, but it isn’t saved yet. {next} to get it back.
    </Notice>
  )
}
