import { href, useFetcher, useLocation } from 'react-router'
import type { Opportunity } from '#app/domain/volunteering/opportunity.server.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
import { AuthorField } from '../shell/author-field.tsx'
import { Problem } from './problem.tsx'

/** Without script a form that leads back to its page; with it the mark shows at once, unless the server refuses it. */
export function FavoriteToggle({ opportunity: { id, name, favorite } }: { opportunity: Opportunity }) {
  const { Form, formData, data } = useFetcher<{ problem?: string }>()
  const hydrated = useHydrated()
  const { pathname, search } = useLocation()
  const isOn = formData ? formData.get('favorite') === 'true' : favorite
  const action = href('/volunteer/:opportunityId/favorite', { opportunityId: String(id) })
  return (
    <>
      <Form method="post" action={`${action}?redirect=${encodeURIComponent(pathname + search)}`}>
        <AuthorField />
        {hydrated && <input type="hidden" name="inPlace" value="true" />}
        <button
          type="submit"
          className="btn btn-secondary btn-sm mark"
          name="favorite"
          value={String(!isOn)}
          aria-pressed={isOn}
        >
          <Icon name={isOn ? 'check' : 'heart'} />
          Favorite
          <span className="sr-only"> {name}</span>
        </button>
      </Form>
      <Problem text={formData ? undefined : data?.problem} />
    </>
  )
}
