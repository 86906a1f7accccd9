import { type Author, authorOf } from './author.server.ts'
import { readFormBody } from './form-body.server.ts'

/** What a guard sees of a form before the action reads the body itself. */
export type ArrivingForm = {
  author: Author | null
  /** Null where the form has files, which are never kept. */
  fields: FormData | null
}

export async function lookAtForm(request: Request): Promise<ArrivingForm | null> {
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

/** Enough for the first field, which says the author in every form of ours. */
const HEAD = 1024

/** The beginning of the body: the rest may be large, and stays for the action. */
export async function headOf(request: Request): Promise<string> {
  const reader = request.clone().body?.getReader()
  let head = ''
  while (reader && head.length < HEAD) {
    const { done, value } = await reader.read()
    if (done) break
    head += Buffer.from(value).toString('latin1')
  }
  // It settles when the action has done with its own copy.
  void reader?.cancel()
  return head.slice(0, HEAD)
}
