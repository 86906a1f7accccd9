import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthorField } from '../../shell/author-field.tsx'

type Props = {
  title: string
  name: string
  page: string
  danger?: boolean
  /** What the form wants, for one that arrives twice. */
  fields?: Record<string, string>
  children: ReactNode
}

/** What will happen to a member's account, and the button that does it. */
export function Confirmation({ title, name, page, danger, fields = {}, children }: Props) {
  return (
    <>
      <PageTitle title={`${title}: ${name}`} />
      <PageHead title={title} back={{ to: page, label: name }} />
      <div className="stack">
        {children}
        <Form method="post" className="cluster">
          <AuthorField />
          {Object.entries(fields).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          <SubmitButton variant={danger ? 'danger' : 'primary'} pending="Saving…">
            {title}
          </SubmitButton>
          <ButtonLink variant="secondary" to={page}>
            Cancel
          </ButtonLink>
        </Form>
      </div>
    </>
  )
}
