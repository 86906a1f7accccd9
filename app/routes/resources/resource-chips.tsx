import type { ResourceCard } from '#app/domain/resources/cards.server.ts'
import { Chip, StatusChip } from '#app/ui/chip.tsx'

/** How long it takes, and what it is about. */
export function ResourceChips({ resource }: { resource: Pick<ResourceCard, 'minutes' | 'tags'> }) {
  const { minutes, tags } = resource
  if (minutes === null && tags.length === 0) return null
  return (
    <ul className="chips" aria-label="About this resource">
      {minutes !== null && (
        <li>
          <StatusChip tone="neutral" icon="clock">
            {minutes} min
          </StatusChip>
        </li>
      )}
      {tags.map((tag) => (
        <li key={tag}>
          <Chip>{tag}</Chip>
        </li>
      ))}
    </ul>
  )
}
