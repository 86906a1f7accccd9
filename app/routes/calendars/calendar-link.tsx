import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Asks for a file that calendar programs open. */
export function CalendarLink({ to, what }: { to: string; what: string }) {
  return (
    <ButtonLink variant="quiet" size="sm" className="-ms-3 justify-self-start" to={to} reloadDocument>
      <Icon name="calendar" /> Add to calendar
      <span className="sr-only">
        : <bdi>{what}</bdi>
      </span>
    </ButtonLink>
  )
}
