import { useFetcher, useLocation } from 'react-router'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Problem } from '#app/ui/problem.tsx'
import { ownSearch } from '#app/values/own-search.ts'
import { AuthorField } from './author-field.tsx'

const MARKS = {
  favorite: { label: 'Favorite', icon: 'heart', on: 'heart' },
  applied: { label: 'Applied', icon: 'briefcase', on: 'check' },
  completed: { label: 'Completed', icon: 'circle', on: 'circle-check' },
} as const

type Props = {
  mark: keyof typeof MARKS
  isOn: boolean
  /** The name of the marked item. */
  of: string
  action: string
  /** An icon alone, in a list of many. */
  isSmall?: boolean
}

/**
 * A member's own mark on something. Without JavaScript it is a form that leads back to its page. With it the mark shows
 * immediately and the page stays, unless the server refuses it.
 */
export function MarkToggle({ mark, isOn: stored, of, action, isSmall = false }: Props) {
  const { Form, formData, data } = useFetcher<{ problem?: string }>()
  const hydrated = useHydrated()
  const { pathname, search } = useLocation()
  const { label, icon, on } = MARKS[mark]
  const isOn = formData ? formData.get(mark) === 'true' : stored
  return (
    <>
      <Form method="post" action={`${action}?redirect=${encodeURIComponent(pathname + ownSearch(search))}`}>
        <AuthorField />
        {hydrated && <input type="hidden" name="inPlace" value="true" />}
        <button
          type="submit"
          className={isSmall ? 'btn btn-quiet btn-icon mark' : 'btn btn-secondary btn-sm mark'}
          name={mark}
          value={String(!isOn)}
          aria-pressed={isOn}
          aria-label={`${label}: ${of}`}
          title={isSmall ? label : undefined}
        >
          <Icon name={isOn ? on : icon} />
          <span className={isSmall ? 'sr-only' : undefined}>{label}</span>
        </button>
      </Form>
      <Problem text={formData ? undefined : data?.problem} />
    </>
  )
}
