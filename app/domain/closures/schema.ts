import { z } from '#app/values/zod.ts'
import { type Asks, newPasskeySchema } from '../passkeys/schema.ts'

/** What the account is signed in with, asked for again. */
export const closureSchema = (asks: Asks) => newPasskeySchema(asks).pick({ password: true, code: true })

/** Keeping the account, or leaving it closed. */
export const KeepSchema = z.object({ wish: z.enum(['keep', 'leave']) })
