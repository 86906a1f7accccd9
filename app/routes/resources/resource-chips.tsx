import type { ResourceCard } from '#app/domain/resources/cards.server.ts'
import { StatusChip } from '#app/ui/chip.tsx'
import { ChipList } from '#app/ui/chip-list.tsx'

/** Its length and its topics. */
export function ResourceChips({
  resource,
}: {
  resource: Pick<ResourceCard, 'minutes' | 'tags' | 'premium'>
}) {
  const { minutes, tags, premium } = resource
  return (
    <ChipList label="About this resource" texts={minutes === null ? tags : [`${minutes} min`, ...tags]}>
      {premium && (
        <li>
          <StatusChip tone="primary" icon={premium === 'locked' ? 'lock' : 'award'}>
            Premium
          </StatusChip>
        </li>
      )}
    </ChipList>
  )
}
