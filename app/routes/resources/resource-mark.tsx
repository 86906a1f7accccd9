import { href } from 'react-router'
import type { ResourceCard } from '#app/domain/resources/cards.server.ts'
import { MarkToggle } from '../shell/mark-toggle.tsx'

type Props = {
  resource: Pick<ResourceCard, 'id' | 'name' | 'favorite' | 'completed'>
  mark: 'favorite' | 'completed'
  isSmall?: boolean
}

export function ResourceMark({ resource, mark, isSmall }: Props) {
  const action = href('/resources/:resourceId/marks', { resourceId: String(resource.id) })
  return <MarkToggle mark={mark} isOn={resource[mark]} of={resource.name} {...{ action, isSmall }} />
}
