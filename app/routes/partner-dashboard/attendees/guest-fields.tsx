import { TextInput } from '#app/ui/field.tsx'

type FieldProps = { id: string; name: string; defaultValue?: string; errors?: string[] }
type Props = Record<'firstName' | 'lastName' | 'email', FieldProps>

/** Autofill would enter the user's own details, not the guest's. */
export function GuestFields({ firstName, lastName, email }: Props) {
  return (
    <>
      <TextInput label="First name" autoComplete="off" {...firstName} />
      <TextInput label="Last name" autoComplete="off" {...lastName} />
      <TextInput
        label="Email"
        hint="So we can send them event details."
        type="email"
        autoComplete="off"
        spellCheck={false}
        {...email}
      />
    </>
  )
}
