import { href } from 'react-router'
import type { ResourceCard as Resource } from '#app/domain/resources/cards.server.ts'
import { CardLink } from '#app/ui/card.tsx'
import { FailedList } from '#app/ui/failed-list.tsx'
import type { Failed } from '#app/values/or-failed.ts'
import { resourceHref } from '../resources/addresses.ts'
import { Nothing, Section } from './section.tsx'

export function Resources({ resources }: { resources: Resource[] | Failed }) {
  const all = { to: href('/alumni-resources'), label: 'Explore', of: 'alumni resources' }
  return (
    <Section id="resources" title="Accelerate and Enrich Your Life" all={all}>
      {resources === 'failed' ? (
        <FailedList />
      ) : resources.length > 0 ? (
        <ul className="list in-two">
          {resources.map((resource) => (
            <ResourceRow key={resource.id} resource={resource} />
          ))}
        </ul>
      ) : (
        <Nothing title="No resources">Guides and offers for alumni will show up here.</Nothing>
      )}
    </Section>
  )
}

function ResourceRow({ resource }: { resource: Resource }) {
  const { name, minutes, tags, premium } = resource
  const facts = [premium && 'Premium', minutes !== null && `${minutes} min`, ...tags].filter(Boolean)
  return (
    <li>
      <div>
        <h3>
          <CardLink to={resourceHref(resource)}>
            <bdi>{name}</bdi>
          </CardLink>
        </h3>
        {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      </div>
    </li>
  )
}
