import type { ResourceCard as Resource } from '#app/domain/resources/cards.server.ts'
import { ResourceCard } from './resource-card.tsx'

type Props = { resources: Resource[]; canMark?: boolean; heading?: 'h2' | 'h3' }

export function ResourceCards({ resources, canMark, heading = 'h2' }: Props) {
  return (
    <ul className="cards">
      {resources.map((resource) => (
        <ResourceCard key={resource.id} resource={resource} heading={heading} canMark={canMark} />
      ))}
    </ul>
  )
}
