import type { ResourceCard } from '#app/domain/resources/cards.server.ts'
import { kindLabels } from '#app/domain/resources/kind.ts'
import { StatusChip } from '#app/ui/chip.tsx'
import { ChipList } from '#app/ui/chip-list.tsx'

/** Its kind, its length and its topics. */
export function ResourceChips({
  resource,
}: {
  resource: Pick<ResourceCard, 'kind' | 'minutes' | 'tags' | 'premium'>
}) {
  const { kind, minutes, tags, premium } = resource
  return (
    <ChipList label="About this resource" texts={minutes === null ? tags : [`${minutes} min`, ...tags]}>
      {premium && (
        <li>
          <StatusChip tone="primary" icon={premium === 'locked' ? 'lock' : 'award'}>
            Premium
          </StatusChip>
        </li>
      )}
      <li className="tag">{`${kindLabels[kind]} `}</li>
    </ChipList>
  )
}
