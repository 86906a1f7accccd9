import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Asks for a file, and for a page where that can't be made: no script takes part. */
export function ExportLink({ to }: { to: string }) {
  return (
    <ButtonLink variant="secondary" className="justify-self-start" to={to} reloadDocument>
      <Icon name="download" /> Export attendees
    </ButtonLink>
  )
}
