import { href, useFetcher, useLocation } from 'react-router'
import type { ResourceCard } from '#app/domain/resources/cards.server.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
import { AuthorField } from '../shell/author-field.tsx'

const MARKS = {
  favorite: { label: 'Favorite', icon: 'heart' },
  completed: { label: 'Completed', icon: 'circle' },
} as const

type Props = {
  resource: Pick<ResourceCard, 'id' | 'name' | 'favorite' | 'completed'>
  mark: keyof typeof MARKS
}

/** Without script a form that leads back to its page; with it the mark shows at once and the page stays. */
export function ResourceMark({ resource, mark }: Props) {
  const { Form, formData } = useFetcher()
  const hydrated = useHydrated()
  const { pathname, search } = useLocation()
  const { label, icon } = MARKS[mark]
  const isOn = formData ? formData.get(mark) === 'true' : resource[mark]
  const action = href('/resources/:resourceId/marks', { resourceId: String(resource.id) })
  return (
    <Form method="post" action={`${action}?redirect=${encodeURIComponent(pathname + search)}`}>
      <AuthorField />
      {hydrated && <input type="hidden" name="inPlace" value="true" />}
      <button
        type="submit"
        className="btn btn-secondary btn-sm mark"
        name={mark}
        value={String(!isOn)}
        aria-pressed={isOn}
        aria-label={`${label}: ${resource.name}`}
      >
        <Icon name={isOn ? 'check' : icon} />
        {label}
      </button>
    </Form>
  )
}
