import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Requests a file, or a page if the file can't be made, without JavaScript. */
export function ExportLink({ to }: { to: string }) {
  return (
    <ButtonLink variant="secondary" className="justify-self-start" to={to} reloadDocument>
      <Icon name="download" /> Export attendees
    </ButtonLink>
  )
}
