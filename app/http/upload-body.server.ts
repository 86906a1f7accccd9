import { openAsBlob } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { data } from 'react-router'
import { partsOf } from './form-parts.server.ts'
import { unlessNotStored } from './not-stored.server.ts'

/**
 * The content of a form with a file, which stays on disk until it has been processed. An empty file counts as none,
 * because browsers send one for an untouched field.
 */
export type Upload =
  | { kind: 'read'; fields: FormData; file: Blob | null; name: string }
  | { kind: 'too-large' }
  | { kind: 'several' }
  | { kind: 'not-stored' }

type Options = { file: string; maxBytes: number }

/** Besides the file: a few short fields, and the separators between the parts. */
const MARGIN = 64 * 1024

/**
 * Reads a form with one file and processes it. While it arrives, however slowly, it is written to disk; then only one
 * upload at a time is in memory, until it has been processed. Anything our forms never send is refused (415, 400). If it
 * can't be stored, the form says so.
 */
export async function withUpload<T>(
  request: Request,
  { file, maxBytes }: Options,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data *;/i.test(type)) throw data(null, { status: 415 })
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes + MARGIN)
    return work({ kind: 'too-large' })
  const folder = await mkdtemp(path.join(tmpdir(), 'members-upload-'))
  const body = path.join(folder, 'body')
  try {
    if (!(await write(request, body, maxBytes + MARGIN))) return await work({ kind: 'too-large' })
    const processed = () => inTurn(async () => work(await parse(body, type, file, maxBytes)))
    return await unlessNotStored(processed, () => work({ kind: 'not-stored' }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** False if it is longer than that. */
async function write(request: Request, file: string, maxBytes: number): Promise<boolean> {
  const handle = await open(file, 'wx')
  let length = 0
  try {
    for await (const part of request.body ?? []) {
      length += part.byteLength
      if (length > maxBytes) return false
      await handle.write(part)
    }
    return true
  } finally {
    await handle.close()
  }
}

async function parse(file: string, type: string, name: string, maxBytes: number): Promise<Upload> {
  const body = await openAsBlob(file)
  const parts = await partsOf(body, type)
  if (!parts) throw data(null, { status: 400 })
  const fields = new FormData()
  let found: { content: Blob; name: string } | null = null
  for (const { key, fileName, content } of parts) {
    if (fileName === null) fields.append(key, await content.text())
    else if (key !== name) throw data(null, { status: 400 })
    else if (found) return { kind: 'several' }
    else found = { content, name: fileName }
  }
  if (!found || found.content.size === 0) return { kind: 'read', fields, file: null, name: '' }
  if (found.content.size > maxBytes) return { kind: 'too-large' }
  return { kind: 'read', fields, file: found.content, name: found.name }
}

export const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())

let last: Promise<unknown> = Promise.resolve()

/** After the previous one has finished, whether or not it succeeded. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work)
  last = turn.catch(() => {})
  return turn
}
