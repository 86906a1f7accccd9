import { data } from 'react-router'

const MAX_BYTES = 256 * 1024
const MAX_FIELDS = 3000
const MAX_NAME = 100
const MAX_DEPTH = 5
const MAX_INDEX = 300

/**
 * Reads a form without files. Anything our forms never send is refused before parsing: other content types (415), too
 * large (413), names that would build deep or huge structures, null bytes in names, files (400). In values, null bytes are
 * left out, and lines end as in the page.
 */
export async function readFormBody(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded' && type !== 'multipart/form-data') throw refusal(415)
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) throw refusal(413)
  const form = allAsTyped(await parse(request, type))
  const entries = [...form.entries()]
  if (entries.length > MAX_FIELDS) throw refusal(400)
  if (entries.some(([name, value]) => typeof value !== 'string' || !isReasonable(name))) throw refusal(400)
  return form
}

async function parse(request: Request, type: string): Promise<FormData> {
  if (type === 'multipart/form-data') return request.formData().catch(() => Promise.reject(refusal(400)))
  const body = await request.text()
  if (body.length > MAX_BYTES) throw refusal(413)
  const form = new FormData()
  let count = 0
  for (const [name, value] of new URLSearchParams(body)) {
    if (++count > MAX_FIELDS) throw refusal(400)
    form.append(name, value)
  }
  return form
}

/**
 * A value as it stood in the page's control: browsers send a line end as two characters, of which a text area that is shown
 * again would lose the first. Null bytes no one types, and no database keeps.
 */
export const asTyped = (value: string) => value.replaceAll('\0', '').replace(/\r\n?/g, '\n')

function allAsTyped(form: FormData): FormData {
  const typed = new FormData()
  for (const [name, value] of form) typed.append(name, typeof value === 'string' ? asTyped(value) : value)
  return typed
}

/** `name`, `list[0].name` and so on: names the form parser can read without surprises. */
const SHAPE = /^[\w-]+(\[\d{0,9}\]|\.[\w-]+)*$/

function isReasonable(name: string): boolean {
  if (name.length > MAX_NAME || !SHAPE.test(name)) return false
  if (/__proto__|constructor|prototype/.test(name)) return false
  const segments = name.split(/[.[]/)
  const indexes = [...name.matchAll(/\[(\d*)\]/g)].map(([, index]) => Number(index))
  return segments.length <= MAX_DEPTH && indexes.every((index) => index <= MAX_INDEX)
}

const refusal = (status: number) => data(null, { status })
