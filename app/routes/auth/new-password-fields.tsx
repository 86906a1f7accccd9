import type { RepliedField } from '#app/http/form-reply.ts'
import { TextInput } from '#app/ui/field.tsx'
import { passwordMinimum } from '#app/values/password.ts'

type Props = {
  label?: string
  confirmLabel?: string
  field: (name: 'password' | 'passwordConfirmation') => RepliedField
}

/** A password to be set, and the same once more. */
export function NewPasswordFields({ label = 'Password', confirmLabel = 'Confirm password', field }: Props) {
  return (
    <>
      <TextInput
        label={label}
        hint={`At least ${passwordMinimum} characters. A few words that don’t belong together are strong and easy to remember.`}
        type="password"
        autoComplete="new-password"
        {...field('password')}
      />
      <TextInput
        label={confirmLabel}
        type="password"
        autoComplete="new-password"
        {...field('passwordConfirmation')}
      />
    </>
  )
}
