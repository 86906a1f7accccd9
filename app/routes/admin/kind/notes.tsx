import { Notice } from '#app/ui/notice.tsx'

/** What is worth knowing about a record and keeps nobody from saving it. */
export function Notes({ notes }: { notes: string[] }) {
  if (notes.length === 0) return null
  return (
    <Notice tone="warning" title="Worth a look">
      <ul className="list-disc ps-5">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Notice>
  )
}
