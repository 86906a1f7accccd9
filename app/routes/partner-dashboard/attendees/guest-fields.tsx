import type { FormFields } from '#app/forms/field.ts'
import { TextInput } from '#app/ui/field.tsx'

type Props = { fields: FormFields<'firstName' | 'lastName' | 'email'> }

/** Autofill would enter the user's own details, not the guest's. */
export function GuestFields({ fields }: Props) {
  return (
    <>
      <TextInput label="First name" autoComplete="off" {...fields.firstName.control} />
      <TextInput label="Last name" autoComplete="off" {...fields.lastName.control} />
      <TextInput
        label="Email"
        hint="So we can send them event details."
        type="email"
        autoComplete="off"
        spellCheck={false}
        {...fields.email.control}
      />
    </>
  )
}
