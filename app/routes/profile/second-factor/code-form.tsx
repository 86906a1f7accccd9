import { Form, href } from 'react-router'
import { Fields } from '#app/forms/fields.tsx'
import { useForm } from '#app/forms/small-form.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import type { DeclaredFields } from '#app/values/declared-fields.ts'
import { AuthorField } from '../../shell/author-field.tsx'

type Props = {
  title: string
  declared: DeclaredFields<'code'>
  reply?: object
  label: string
  pending: string
  danger?: boolean
}

const loadSchema = async () => (await import('#app/domain/second-factor/schema.ts')).CodeSchema

/** Does what its button says, for a code. */
export function CodeForm({ title, declared, reply, label, pending, danger }: Props) {
  const { form, fields, errors } = useForm({ id: 'code', reply }, loadSchema)
  return (
    <>
      <PageTitle title={title} invalid={errors.length > 0} />
      <ErrorSummary errors={errors} />
      <Form method="post" className="form" {...form}>
        <AuthorField />
        <Fields declared={declared} fields={fields} />
        <div className="cluster">
          <SubmitButton variant={danger ? 'danger' : 'primary'} pending={pending}>
            {label}
          </SubmitButton>
          <ButtonLink variant="secondary" to={href('/profile/second-factor')}>
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </>
  )
}
