import { useSite } from '#app/http/site.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

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
      None matches everything that you chose yet. Tell us what you are looking for:{' '}
      <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
    </EmptyState>
  )
}
