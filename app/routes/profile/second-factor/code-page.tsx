import type { ReactNode } from 'react'
import { Form, href } from 'react-router'
import { Fields } from '#app/forms/fields.tsx'
import { useForm } from '#app/forms/small-form.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import type { DeclaredFields } from '#app/values/declared-fields.ts'
import { AuthorField } from '../../shell/author-field.tsx'

type Props = {
  title: string
  lead: string
  declared: DeclaredFields<'code'>
  reply?: object
  label: string
  pending: string
  danger?: boolean
  /** What the code is found with. */
  children?: ReactNode
}

const loadSchema = async () => (await import('#app/domain/second-factor/schema.ts')).CodeSchema

/** A page that does what its button says, for a code. */
export function CodePage({ title, lead, declared, reply, label, pending, danger, children }: Props) {
  const { form, fields, errors } = useForm({ id: 'code', reply }, loadSchema)
  const back = href('/profile/second-factor')
  return (
    <>
      <PageTitle title={title} invalid={errors.length > 0} />
      <PageHead title={title} back={{ to: back, label: 'Second factor' }} lead={lead} />
      <div className="stack">
        {children}
        <ErrorSummary errors={errors} />
        <Form method="post" className="form" {...form}>
          <AuthorField />
          <Fields declared={declared} fields={fields} />
          <div className="cluster">
            <SubmitButton variant={danger ? 'danger' : 'primary'} pending={pending}>
              {label}
            </SubmitButton>
            <ButtonLink variant="secondary" to={back}>
              Cancel
            </ButtonLink>
          </div>
        </Form>
      </div>
    </>
  )
}
