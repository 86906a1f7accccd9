import { type Author, authorOf } from './author.server.ts'
import { readFormBody } from './form-body.server.ts'

/** The part of a form that guards read before the action reads the body itself. */
export type FormPreview = {
  author: Author | null
  /** Null for forms with files, which are never stored. */
  fields: FormData | null
}

export async function peekForm(request: Request): Promise<FormPreview | null> {
  const type = request.headers.get('content-type')?.toLowerCase() ?? ''
  if (request.method !== 'POST') return null
  if (type.startsWith('application/x-www-form-urlencoded')) {
    const fields = await readFormBody(request.clone())
    return { author: authorOf(fields.get('openedBy')), fields }
  }
  if (!type.startsWith('multipart/form-data')) return null
  const [, token] = (await headOf(request)).match(/\bname="openedBy"\r\n\r\n([^\r\n]*)\r\n/) ?? []
  return { author: authorOf(token), fields: null }
}

/** Enough for the first field, which names the author in all our forms. */
const HEAD = 1024

/** The beginning of the body: the rest may be large, and is left for the action. */
export async function headOf(request: Request): Promise<string> {
  const reader = request.clone().body?.getReader()
  let head = ''
  while (reader && head.length < HEAD) {
    const { done, value } = await reader.read()
    if (done) break
    head += Buffer.from(value).toString('latin1')
  }
  // It settles when the action is done with its own copy.
  void reader?.cancel()
  return head.slice(0, HEAD)
}
