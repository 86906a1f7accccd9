import { z } from '#app/values/zod.ts'

/** As long as a credential's id can be by the standard: 1,023 bytes. */
const MAX_ID = 1364

const text = z.string().max(40_000)
const id = z
  .string()
  .max(MAX_ID)
  .regex(/^[\w-]+$/)
const base = { id, rawId: id, type: z.literal('public-key') }

/** What a browser answers with when it has made a passkey. */
export const MadeCredential = z.object({
  ...base,
  response: z.object({ clientDataJSON: text, attestationObject: text }),
})
export type MadeCredential = z.output<typeof MadeCredential>

/** What it answers with when it has signed with one. */
export const SignedCredential = z.object({
  ...base,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text,
  }),
})
export type SignedCredential = z.output<typeof SignedCredential>

/** Null for anything that no browser answers. */
export function parseCredential<Schema extends z.ZodType>(
  schema: Schema,
  json: string,
): z.output<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(json)).data ?? null
  } catch {
    return null
  }
}

/** A member as their devices know them. */
export const userHandle = (userId: number) => Buffer.from(String(userId))
