import { readFormBody } from './form-body.server.ts'

/** The fields in which people write at length. */
const LONG_TEXTS = ['text', 'content', 'note', 'reason', 'description']

/** A copy of a form that arrives, to be read if nobody can answer it. Taken before anything reads the body. */
export function copyOfForm(request: Request): Request | null {
  const type = request.headers.get('content-type')?.toLowerCase() ?? ''
  const isForm = request.method === 'POST' && type.startsWith('application/x-www-form-urlencoded')
  return isForm ? request.clone() : null
}

/** What somebody wrote into the form. */
export async function typedText(form: Request | null): Promise<string[]> {
  if (!form) return []
  const fields = await readFormBody(form).catch(() => new FormData())
  return LONG_TEXTS.flatMap((name) => fields.getAll(name)).filter(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  )
}
