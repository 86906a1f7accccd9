import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

/** Instead of a confirmation, where there is nothing to confirm. */
export function NothingChosen({ things, back }: { things: string; back: { to: string; label: string } }) {
  return (
    <>
      <PageTitle title="Nothing selected" />
      <PageHead title="Nothing selected" back={back} />
      <EmptyState title={`Select ${things} first`}>
        Check them in the list, or filter the list and select all that match.
      </EmptyState>
    </>
  )
}
