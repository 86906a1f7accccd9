import { normalizeText } from '#app/values/text.ts'
import { tooLong } from '#app/values/too-long.ts'
import { webUrl } from '#app/values/web-url.ts'
import { z } from '#app/values/zod.ts'
import { version } from './version.ts'

const MAX = 2000

/** A page's URL, on those domains if any are given. */
export const pageAddress = (message: string, domains?: readonly string[]) =>
  z
    .string()
    .default('')
    .transform((typed, context) => {
      const text = normalizeText(typed)
      if (text === '') return null
      const url = webUrl(text, { domains })
      if (url && url.length <= MAX) return url
      context.addIssue({ code: 'custom', message: url ? tooLong(MAX) : message })
      return z.NEVER
    })

/** `limit` is the maximum length of a handle, including its `@`. */
export const handle = (network: string, limit: number) =>
  z
    .string()
    .default('')
    .transform(normalizeText)
    .refine((typed) => typed === '' || (/^@[\w.]+$/.test(typed) && typed.length < limit), {
      error: `Please enter a valid ${network} handle. Handles should start with the '@' sign (e.g. '@username') and have fewer than ${limit} characters`,
    })
    .transform((typed) => typed || null)

export const OnlinePresenceSchema = z.object({
  linkedin: pageAddress('Please enter a LinkedIn link, such as https://www.linkedin.com/in/username', [
    'linkedin.com',
  ]),
  twitter: handle('Twitter', 16),
  instagram: handle('Instagram', 30),
  facebook: pageAddress('Please enter a Facebook link, such as https://www.facebook.com/username', [
    'facebook.com',
    'fb.com',
  ]),
  personalWebsite: pageAddress('Please enter a full web address, starting with https://'),
  version,
})
