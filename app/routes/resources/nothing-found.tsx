import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useSite } from '#app/ui/site.ts'

export function NothingFound() {
  const { supportEmail } = useSite()
  return (
    <EmptyState
      title="We are adding new resources every day!"
      action={
        <ButtonLink variant="secondary" to="?">
          Clear the filters
        </ButtonLink>
      }
    >
      Nothing matches all your filters yet. Tell us what you’re looking for:{' '}
      <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
    </EmptyState>
  )
}
