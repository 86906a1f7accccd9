import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

type Props = { to: string; what: string; className?: string }

/** Requests a file that calendar apps open. */
export function CalendarLink({ to, what, className = '-ms-3 justify-self-start' }: Props) {
  return (
    <ButtonLink variant="quiet" size="sm" className={className} to={to} reloadDocument>
      <Icon name="calendar" /> Add to calendar
      <span className="sr-only">
        : <bdi>{what}</bdi>
      </span>
    </ButtonLink>
  )
}
