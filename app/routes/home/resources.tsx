import { href } from 'react-router'
import type { ResourceCard as Resource } from '#app/domain/resources/cards.server.ts'
import { FailedList } from '#app/ui/failed-list.tsx'
import type { Failed } from '#app/values/or-failed.ts'
import { ResourceCard } from '../resources/resource-card.tsx'
import { Nothing, Section } from './section.tsx'

export function Resources({ resources }: { resources: Resource[] | Failed }) {
  const all = { to: href('/alumni-resources'), label: 'Explore', of: 'alumni resources' }
  return (
    <Section id="resources" title="Accelerate and Enrich Your Life" all={all}>
      {resources === 'failed' ? (
        <FailedList />
      ) : resources.length > 0 ? (
        <ul className="cards">
          {resources.map((resource) => (
            <ResourceCard key={resource.id} resource={resource} heading="h3" />
          ))}
        </ul>
      ) : (
        <Nothing title="No resources">Guides and offers for alumni will show up here.</Nothing>
      )}
    </Section>
  )
}
