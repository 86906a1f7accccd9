import type { DeclaredFields } from '#app/values/declared-fields.ts'
import { newPasskeyFields } from '../passkeys/fields.ts'

const { password, code } = newPasskeyFields

export const closureFields: DeclaredFields<'password' | 'code'> = { password, code }
