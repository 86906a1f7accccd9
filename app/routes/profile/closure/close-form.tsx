import { Form, href } from 'react-router'
import { closureFields } from '#app/domain/closures/fields.ts'
import type { Asks } from '#app/domain/passkeys/schema.ts'
import { Fields } from '#app/forms/fields.tsx'
import { useForm } from '#app/forms/small-form.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthorField } from '../../shell/author-field.tsx'

type Props = { asks: Asks; reply?: object }

export function CloseForm({ asks, reply }: Props) {
  const { form, fields, errors } = useForm({ id: 'close-account', reply }, async () =>
    (await import('#app/domain/closures/schema.ts')).closureSchema(asks),
  )
  const shown = (['password', 'code'] as const).filter((name) => asks[name])
  return (
    <div className="stack">
      <ErrorSummary errors={errors} />
      <Form method="post" className="form" {...form}>
        <AuthorField draft={false} />
        <Fields declared={closureFields} fields={fields} only={shown} />
        <div className="cluster">
          <SubmitButton variant="danger" pending="Closing…">
            Close my account
          </SubmitButton>
          <ButtonLink variant="secondary" to={href('/profile/privacy-and-visibility')}>
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </div>
  )
}
