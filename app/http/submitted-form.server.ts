import type { RouterContextProvider } from 'react-router'
import { readFormBody } from './form-body.server.ts'
import { formContext } from './request-context.server.ts'

/** The form of a request, shared by guards, the action and the page that reports a failure. */
export type SubmittedForm = {
  /** Null for anything but forms without files: files are never stored, and only their action reads them. */
  kind: 'fields' | 'files' | null
  /** Read on first use. Throws a 4xx for bodies that our forms never send. */
  fields: () => Promise<FormData>
  /** The beginning of the body. It is read before the rest, which may be large and is left for the action. */
  head: () => Promise<string>
}

export function submittedForm(request: Request): SubmittedForm {
  let read: Promise<FormData> | undefined
  return {
    kind: request.method === 'POST' ? kindOf(request) : null,
    fields: () => (read ??= readFormBody(request)),
    head: () => headOf(request),
  }
}

function kindOf({ headers }: Request): SubmittedForm['kind'] {
  const type = headers.get('content-type')?.toLowerCase() ?? ''
  if (type.startsWith('application/x-www-form-urlencoded')) return 'fields'
  return type.startsWith('multipart/form-data') ? 'files' : null
}

/** The fields of the request's form, for its action, which may change them. */
export async function formFields(context: Readonly<RouterContextProvider>): Promise<FormData> {
  const form = context.get(formContext)
  if (!form) throw new Error('This request came past the guard of origins')
  const fields = new FormData()
  for (const [name, value] of await form.fields()) fields.append(name, value)
  return fields
}

/** The value of a field among the first of a form. */
export async function earlyField(form: SubmittedForm, name: string): Promise<string | undefined> {
  if (form.kind === 'fields') {
    const value = (await form.fields()).get(name)
    return typeof value === 'string' ? value : undefined
  }
  if (form.kind === null) return undefined
  const [, value] =
    (await form.head()).match(`\\bname="${name}"\r\n(?:[^\r\n]+\r\n)*\r\n([^\r\n]*)\r\n`) ?? []
  return value
}

/** The fields that hold longer texts. */
const LONG_TEXTS = ['text', 'content', 'note', 'reason', 'description']

/** The text the user entered in a form whose request failed. */
export async function typedTexts(form: SubmittedForm | null): Promise<string[]> {
  if (form?.kind !== 'fields') return []
  const fields = await form.fields().catch(() => new FormData())
  return LONG_TEXTS.flatMap((name) => fields.getAll(name)).filter(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  )
}

/** A form that couldn't be handled. Names repeat, so each field has a key. */
export type UnsentForm = { action: string; fields: { key: number; name: string; value: string }[] }

/** All of it, so that it can be submitted again as it is. Passwords are never sent back. */
export async function unsentForm(form: SubmittedForm | null, url: string): Promise<UnsentForm | undefined> {
  if (form?.kind !== 'fields') return undefined
  const { pathname, search } = new URL(url)
  const submitted = await form.fields().catch(() => new FormData())
  const fields = [...submitted].flatMap(([name, value], key) =>
    typeof value === 'string' && name !== 'formToken' ? [{ key, name, value }] : [],
  )
  if (fields.length === 0 || fields.some(({ name }) => /password/i.test(name))) return undefined
  return { action: pathname + search, fields }
}

/** Enough for the first fields, which name the form's author and its token. */
const HEAD = 1024

async function headOf(request: Request): Promise<string> {
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
