import { Chip } from '#app/ui/chip.tsx'

export function TopicChips({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null
  return (
    <ul className="chips" aria-label="Topics">
      {tags.map((tag) => (
        <li key={tag}>
          <Chip>{tag}</Chip>
        </li>
      ))}
    </ul>
  )
}
