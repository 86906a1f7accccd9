import { Form, href } from 'react-router'
import type { Section } from '#app/domain/affiliations/sections.ts'
import type { AffiliationItem } from '#app/domain/members/profile.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { AuthorField } from '../shell/author-field.tsx'
import { EditLink, RemoveLink } from './edit-link.tsx'

type Props = { section: Section; item: AffiliationItem; hasForm: boolean }

/** The owner's actions on an entry. */
export function AffiliationActions({ section, item, hasForm }: Props) {
  const params = { section, affiliationId: String(item.id) }
  const name = item.title ?? item.organization
  return (
    <div className="item-actions">
      {hasForm && (
        <EditLink to={href('/profile/:section/:affiliationId/edit', params)} label={`Edit ${name}`} />
      )}
      <Form
        method="post"
        action={href('/profile/:section/:affiliationId/visibility', params)}
        preventScrollReset
      >
        <AuthorField />
        <input type="hidden" name="visible" value={String(item.hidden)} />
        <Button variant="quiet" size="icon">
          <span className="sr-only">{`${item.hidden ? 'Show' : 'Hide'} ${name}`}</span>
          <Icon name={item.hidden ? 'eye-off' : 'eye'} />
        </Button>
      </Form>
      <RemoveLink to={href('/profile/:section/:affiliationId/remove', params)} label={`Remove ${name}`} />
    </div>
  )
}
