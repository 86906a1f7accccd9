import { createHash } from 'node:crypto'

/** Of a form and what was in it: a form that Back brings up again keeps its key, but makes something else with other content. */
export function submissionKey(formKey: string, content: object): string {
  return createHash('sha256')
    .update(`${formKey} ${JSON.stringify(content)}`)
    .digest('base64url')
}
