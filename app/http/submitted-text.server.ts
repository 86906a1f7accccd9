import { readFormBody } from './form-body.server.ts'

/** The fields that hold longer texts. */
const LONG_TEXTS = ['text', 'content', 'note', 'reason', 'description']

/** A copy of a submitted form, to be read if the request fails. Taken before anything reads the body. */
export function cloneForm(request: Request): Request | null {
  const type = request.headers.get('content-type')?.toLowerCase() ?? ''
  const isForm = request.method === 'POST' && type.startsWith('application/x-www-form-urlencoded')
  return isForm ? request.clone() : null
}

/** The text the user entered in the form. */
export async function submittedText(form: Request | null): Promise<string[]> {
  if (!form) return []
  const fields = await readFormBody(form).catch(() => new FormData())
  return LONG_TEXTS.flatMap((name) => fields.getAll(name)).filter(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  )
}
