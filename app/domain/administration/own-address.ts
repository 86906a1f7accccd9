import { normalizeText } from '#app/values/text.ts'
import { z } from '#app/values/zod.ts'
import type { Field } from './fields.ts'

export const ADDRESS_MAX = 2000

/** A path of this site: not `//host`, which leads elsewhere. */
export const isOwnPath = (address: string) => /^\/(?![/\\])/.test(address)

/** A path of this site, as an image has. */
export const ownAddress = (label: string, options: Pick<Field, 'hint' | 'also'>): Field => ({
  label,
  input: 'url',
  suggests: 'images',
  optional: true,
  max: ADDRESS_MAX,
  schema: z
    .string()
    .default('')
    .transform((typed) => normalizeText(typed) || null)
    .refine((path) => path === null || (isOwnPath(path) && path.length <= ADDRESS_MAX), {
      error: 'Please enter an address of this site, starting with /.',
    }),
  ...options,
})
