import { z } from '#app/values/zod.ts'

const CHOOSE = 'Please choose who signs in.'

/** What is chosen on the demo's page. */
export const DemoSignInSchema = z.object({
  email: z.string({ error: CHOOSE }).pipe(z.email({ error: CHOOSE }).max(254)),
  verified: z.boolean().default(false),
})
