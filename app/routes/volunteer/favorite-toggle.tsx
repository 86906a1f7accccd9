import { href } from 'react-router'
import type { Opportunity } from '#app/domain/volunteering/opportunity.server.ts'
import { MarkToggle } from '../shell/mark-toggle.tsx'

export function FavoriteToggle({ opportunity: { id, name, favorite } }: { opportunity: Opportunity }) {
  const action = href('/volunteer/:opportunityId/favorite', { opportunityId: String(id) })
  return <MarkToggle mark="favorite" isOn={favorite} of={name} action={action} />
}
