import { createHash } from 'node:crypto'

/**
 * Derived from a form's key and its content: a form that Back brings up again keeps its key, but creates something else
 * from different content.
 */
export function submissionKey(formKey: string, content: object): string {
  return createHash('sha256')
    .update(`${formKey} ${JSON.stringify(content)}`)
    .digest('base64url')
}
