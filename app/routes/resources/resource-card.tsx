import type { ResourceCard as Resource } from '#app/domain/resources/cards.server.ts'
import { CardActions, CardLink } from '#app/ui/card.tsx'
import { useFocusOnTitleWhenRemoved } from '#app/ui/focus-when-removed.ts'
import { Icon } from '#app/ui/icon.tsx'
import { resourceHref } from './addresses.ts'
import { ResourceChips } from './resource-chips.tsx'
import { ResourceMark } from './resource-mark.tsx'
import { ResourceTile } from './resource-tile.tsx'

type Props = {
  resource: Resource
  heading: 'h2' | 'h3'
  /** Whether the reader can mark it here. */
  canMark?: boolean
}

export function ResourceCard({ resource, heading: Heading, canMark = false }: Props) {
  const { kind, name, summary, speakers } = resource
  return (
    <li className="card resource-card" ref={useFocusOnTitleWhenRemoved<HTMLLIElement>()}>
      <ResourceTile kind={kind} />
      <Heading>
        <CardLink to={resourceHref(resource)}>
          <bdi>{name}</bdi>
        </CardLink>
      </Heading>
      {summary && (
        <p className="clamped" dir="auto">
          {summary}
        </p>
      )}
      {speakers.length > 0 && <Speakers speakers={speakers} />}
      <ResourceChips resource={resource} />
      {canMark && resource.premium !== 'locked' && (
        <CardActions>
          <ResourceMark resource={resource} mark="favorite" isSmall />
          <ResourceMark resource={resource} mark="completed" isSmall />
        </CardActions>
      )}
    </li>
  )
}

export function Speakers({ speakers }: Pick<Resource, 'speakers'>) {
  return (
    <p className="meta">
      <Icon name="users" />
      <span>
        <span className="sr-only">With </span>
        {speakers.map((speaker, index) => (
          <span key={speaker}>
            {index > 0 && ', '}
            <bdi>{speaker}</bdi>
          </span>
        ))}
      </span>
    </p>
  )
}
