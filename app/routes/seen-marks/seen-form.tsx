import { Form, useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { ownSearch } from '#app/values/own-search.ts'
import { AuthorField } from '../shell/author-field.tsx'
import { useMaySee } from './seen-marks.ts'

type Props = {
  action: string
  ids: number[]
  /** The name of what it marks, on a page with several of these forms. */
  of?: string
  className?: string
}

/** Marks without JavaScript what JavaScript marks automatically. */
export function SeenForm({ action, ids, of, className }: Props) {
  const { pathname, search } = useLocation()
  const hydrated = useHydrated()
  const canSee = useMaySee()
  if (hydrated || !canSee || ids.length === 0) return null
  const back = encodeURIComponent(pathname + ownSearch(search))
  return (
    <Form method="post" action={`${action}?redirect=${back}`} reloadDocument className={className}>
      <AuthorField />
      {ids.map((id) => (
        <input key={id} type="hidden" name="ids" value={id} />
      ))}
      <Button variant="secondary" size="sm" aria-label={of && `Mark as seen: ${of}`}>
        Mark as seen
      </Button>
    </Form>
  )
}
