import type { ResourceCard } from '#app/domain/resources/cards.server.ts'
import { Chip, StatusChip } from '#app/ui/chip.tsx'

/** Its length and its topics. */
export function ResourceChips({
  resource,
}: {
  resource: Pick<ResourceCard, 'minutes' | 'tags' | 'premium'>
}) {
  const { minutes, tags, premium } = resource
  if (minutes === null && tags.length === 0 && !premium) return null
  return (
    <ul className="chips" aria-label="About this resource">
      {premium && (
        <li>
          <StatusChip tone="primary" icon={premium === 'locked' ? 'lock' : 'award'}>
            Premium
          </StatusChip>
        </li>
      )}
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
