import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthorField } from '../../shell/author-field.tsx'

type Props = {
  /** Where nothing is done. */
  page: string
  label: string
  pending: string
  leave?: string
  danger?: boolean
  /** What the person has seen and wants, for a form that is late or arrives twice. */
  fields?: Record<string, string | number>
  children?: ReactNode
}

/** The button that does what the page says, and the way back. */
export function ConfirmForm({
  page,
  label,
  pending,
  leave = 'Cancel',
  danger,
  fields = {},
  children,
}: Props) {
  return (
    <Form method="post" className="cluster">
      <AuthorField />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <SubmitButton variant={danger ? 'danger' : 'primary'} pending={pending}>
        {label}
      </SubmitButton>
      <ButtonLink variant="secondary" to={page}>
        {leave}
      </ButtonLink>
    </Form>
  )
}
