import { ButtonLink } from '#app/ui/button.tsx'
import type { DrawingName } from '#app/ui/drawing.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

type Props = { title: string; search: string; drawing?: DrawingName }

/** Either there is nothing at all, or nothing matches. */
export function NothingHere({ title, search, drawing }: Props) {
  if (!search) return <EmptyState title={title} drawing={drawing} />
  return (
    <EmptyState
      title="No search results."
      action={
        <ButtonLink variant="secondary" to="?">
          Clear the search
        </ButtonLink>
      }
    >
      Nothing matches “<bdi>{search}</bdi>”. Try fewer words.
    </EmptyState>
  )
}
