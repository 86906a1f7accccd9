import { line } from '#app/values/form-values.ts'
import { z } from '#app/values/zod.ts'
import { version } from '../own-profile/version.ts'
import { CodeSchema } from '../second-factor/schema.ts'
import { SignInSchema } from '../sessions/schema.ts'

/** Longer than what any device answers with. */
const MAX_CREDENTIAL = 50_000

const name = line({ required: 'Please enter a name for the passkey.', max: 100 })
const credential = z.string().max(MAX_CREDENTIAL)

/** What an account has to be signed in with, which adding a passkey asks for again. */
export type Asks = { password: boolean; code: boolean }

const unasked = z.string().default('')

/** To add one. */
export const newPasskeySchema = (asks: Asks) =>
  z.object({
    name,
    password: asks.password ? SignInSchema.shape.password : unasked,
    code: asks.code ? CodeSchema.shape.code : unasked,
  })

/** What the device has made of it. */
export const MadePasskeySchema = z.object({ name, credential })

/** What it has signed, to sign in. */
export const PasskeySignInSchema = z.object({ credential })

export const PasskeyNameSchema = z.object({ name, version })
export const PasskeyVersionSchema = z.object({ version })
