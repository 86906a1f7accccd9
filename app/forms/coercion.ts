import { configureCoercion } from '@conform-to/zod/v4/future'
import { normalizeMultiline } from '#app/values/text.ts'

/**
 * Reads a form's texts as a schema's numbers, booleans and lists, for server and browser alike. A text that shows nothing
 * is missing: an optional field is absent then, a required one says so. It brings the whole validator along, so pages
 * import it late: see lazy-schema.ts.
 */
export const { coerceFormValue } = configureCoercion({
  stripEmptyString: (typed) => (normalizeMultiline(typed) === '' ? undefined : typed),
})
