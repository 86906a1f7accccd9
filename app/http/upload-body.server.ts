import { openAsBlob } from 'node:fs'
import { type FileHandle, mkdtemp, open, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { data } from 'react-router'
import { storageFailure } from '#app/values/storage-failure.ts'
import { asTyped } from './form-body.server.ts'
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
  return unlessNotStored(
    () =>
      inFile(async (body) => {
        if (!(await write(request, body, maxBytes + MARGIN))) return work({ kind: 'too-large' })
        return inTurn(async () => work(await parse(body, type, file, maxBytes)))
      }),
    () => work({ kind: 'not-stored' }),
  )
}

/** What the path of each begins with, in the folder for temporary files. */
export const UPLOADS = 'members-upload-'

/** Works with a temporary file of its own. */
async function inFile<T>(work: (file: string) => Promise<T>): Promise<T> {
  const folder = await using(mkdtemp(path.join(tmpdir(), UPLOADS)))
  const file = path.join(folder, 'body')
  try {
    return await work(file)
  } finally {
    // Without looking into the folder, which takes an open file of its own.
    await rm(file, { force: true }).catch(() => {})
    await rmdir(folder).catch(() => {})
  }
}

/** The outcome, or in words why no temporary file can be used. */
const using = <T>(task: Promise<T>): Promise<T> =>
  task.catch((error: unknown) => {
    throw storageFailure(error, 'The folder for temporary files')
  })

/** False if it is longer than that. */
async function write(request: Request, file: string, maxBytes: number): Promise<boolean> {
  const handle = await using(open(file, 'wx'))
  let length = 0
  try {
    for await (const part of request.body ?? []) {
      length += part.byteLength
      if (length > maxBytes) return false
      await using(writeOn(handle, part))
    }
    return true
  } finally {
    await using(handle.close())
  }
}

/** All of it, behind what was written before: a disk that is nearly full takes a part. */
const writeOn = (handle: FileHandle, part: Uint8Array) => handle.writeFile(part)

async function parse(file: string, type: string, name: string, maxBytes: number): Promise<Upload> {
  const body = await using(openAsBlob(file))
  const parts = await partsOf(body, type)
  if (!parts) throw data(null, { status: 400 })
  const fields = new FormData()
  let found: { content: Blob; name: string } | null = null
  for (const { key, fileName, content } of parts) {
    if (fileName === null) fields.append(key, asTyped(await content.text()))
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
