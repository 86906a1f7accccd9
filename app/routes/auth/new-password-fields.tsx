import { useState } from 'react'
import type { FormFields } from '#app/forms/field.ts'
import { Fields } from '#app/forms/fields.tsx'
import type { DeclaredFields } from '#app/values/declared-fields.ts'
import { passwordLength, passwordMaximum, passwordMinimum } from '#app/values/password.ts'
import { passwordStrength } from '#app/values/password-strength.ts'
import { ShowPasswords } from './show-passwords.tsx'

type Name = 'password' | 'passwordConfirmation'

type Props = {
  declared: DeclaredFields<Name>
  /** Whose password it is, for password managers; a form that asks for the address itself leaves it out. */
  username?: string
  fields: FormFields<Name>
}

const STRENGTHS = {
  short: `Too short. Use at least ${passwordMinimum} characters.`,
  weak: 'Weak and easy to guess. Make it longer.',
  fair: 'Fair. A few more characters will make it strong.',
  strong: 'Strong.',
}

/** Beside an error it would be a second opinion of the same password. */
const strengthOf = (typed: string) =>
  typed !== '' &&
  passwordLength(typed) <= passwordMaximum &&
  STRENGTHS[passwordStrength(typed, passwordMinimum)]

/** A new password and its confirmation. */
export function NewPasswordFields({ declared, username, fields }: Props) {
  const [typed, setTyped] = useState('')
  return (
    <>
      {username && <input type="email" autoComplete="username" defaultValue={username} readOnly hidden />}
      <div className="grid gap-1">
        <Fields
          declared={declared}
          fields={fields}
          only={['password']}
          ofPage={{ password: { onInput: (event) => setTyped(event.currentTarget.value) } }}
        />
        <output className="hint" htmlFor={fields.password.control.id}>
          {!fields.password.control.errors?.length && strengthOf(typed)}
        </output>
      </div>
      <Fields declared={declared} fields={fields} only={['passwordConfirmation']} />
      <ShowPasswords />
    </>
  )
}
