import { useState } from 'react'
import { Form, href } from 'react-router'
import { addressFields } from '#app/domain/accounts/account-fields.ts'
import { Fields } from '#app/forms/fields.tsx'
import { useForm } from '#app/forms/small-form.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Link } from '#app/ui/link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { isEmail, normalizeEmail } from '#app/values/email-address.ts'

type Props = {
  title: string
  lead: string
  submit: string
  /** By script, the button waits for an address. */
  waits?: boolean
  reply?: object
  /** Typed on the page before. */
  email?: string
}

const loadSchema = async () => (await import('#app/domain/accounts/schema.ts')).AddressSchema

/** A screen that asks for the email address to send an email to. */
export function AddressForm({ title, lead, submit, waits = false, reply, email }: Props) {
  const { form, fields, errors } = useForm({ id: 'address', reply, defaultValue: { email } }, loadSchema)
  const hydrated = useHydrated()
  const [typed, setTyped] = useState(fields.email.control.defaultValue ?? '')
  return (
    <>
      <PageTitle title={title} invalid={errors.length > 0} />
      <PageHead title={title} lead={lead} />
      <ErrorSummary errors={errors} />
      <Form method="post" className="form" {...form}>
        <Fields
          declared={addressFields}
          fields={fields}
          ofPage={{ email: { onInput: (event) => setTyped(event.currentTarget.value) } }}
        />
        <div className="cluster">
          <SubmitButton pending="Sending…" disabled={waits && hydrated && !isEmail(normalizeEmail(typed))}>
            {submit}
          </SubmitButton>
          <Link className="btn btn-quiet" to={href('/auth/login/:error?')}>
            Back
          </Link>
        </div>
      </Form>
    </>
  )
}
