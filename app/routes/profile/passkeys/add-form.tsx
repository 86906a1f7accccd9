import { Form } from 'react-router'
import { newPasskeyFields } from '#app/domain/passkeys/fields.ts'
import type { Asks } from '#app/domain/passkeys/schema.ts'
import { Fields } from '#app/forms/fields.tsx'
import { useForm } from '#app/forms/form.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthorField } from '../../shell/author-field.tsx'
import { CancelLink } from './cancel-link.tsx'

type Props = { device: string; asks: Asks; reply?: object }

export function AddForm({ device, asks, reply }: Props) {
  const { form, fields, errors } = useForm(
    { id: 'add-passkey', reply, defaultValue: { name: device } },
    async () => (await import('#app/domain/passkeys/schema.ts')).newPasskeySchema(asks),
  )
  const shown = (['name', 'password', 'code'] as const).filter((name) => name === 'name' || asks[name])
  return (
    <div className="stack">
      <ErrorSummary errors={errors} />
      <Form method="post" className="form" preventScrollReset {...form}>
        <AuthorField draft={false} />
        <Fields declared={newPasskeyFields} fields={fields} only={shown} />
        <div className="cluster">
          <SubmitButton pending="Adding…">Add passkey</SubmitButton>
          <CancelLink />
        </div>
      </Form>
    </div>
  )
}
