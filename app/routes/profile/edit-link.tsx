import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Opens the dialog that edits the section or item named in the label, which text browsers show as the link. */
export function EditLink({ to, label }: { to: string; label: string }) {
  return (
    <ButtonLink variant="quiet" size="icon" to={to} preventScrollReset>
      <span className="sr-only">{label}</span>
      <Icon name="pencil" />
    </ButtonLink>
  )
}

/** The same with its label in sight. */
export function EditText({ to, className, children }: { to: string; className?: string; children: string }) {
  return (
    <ButtonLink variant="quiet" size="sm" className={className} to={to} preventScrollReset>
      <Icon name="pencil" />
      {children}
    </ButtonLink>
  )
}

export function RemoveLink({ to, label }: { to: string; label: string }) {
  return (
    <ButtonLink variant="quiet" size="icon" to={to} preventScrollReset>
      <span className="sr-only">{label}</span>
      <Icon name="trash" />
    </ButtonLink>
  )
}

/** Opens the dialog that adds an item to a section. */
export function AddLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink variant="secondary" size="sm" to={to} preventScrollReset>
      <Icon name="plus" />
      {children}
    </ButtonLink>
  )
}
