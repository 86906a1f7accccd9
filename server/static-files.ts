import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { acceptedCoding, isKnownVersion } from '../app/http/negotiation.ts'
import { refuse } from './plain.ts'
import { notAllowed } from './wire.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

type StaticFile = { raw: Buffer; br?: Buffer; gzip?: Buffer; type: string; cache: string; digest: string }

/**
 * Reads a folder into memory, along with the build's compressed versions. Names under /assets/ contain a content
 * digest, so they are permanent.
 */
export function readStaticFiles(folder: string) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const read = entries.map((entry): [string, StaticFile][] => {
    const file = path.join(entry.parentPath, entry.name)
    const type = TYPES[path.extname(file)]
    const url = `/${path.relative(folder, file).split(path.sep).join('/')}`
    if (!entry.isFile() || !type || url.startsWith('/.')) return []
    return [[url, readCompressed(file, url, type)]]
  })
  const files = new Map(read.flat())
  return {
    text: (pattern: RegExp) => {
      const found = [...files].find(([url]) => pattern.test(url))
      return found && { href: found[0], text: found[1].raw.toString('utf8') }
    },
    serve: (request: IncomingMessage, response: ServerResponse) => serve(files, request, response),
  }
}

function readCompressed(file: string, url: string, type: string): StaticFile {
  const raw = readFileSync(file)
  return {
    raw,
    br: readIfThere(`${file}.br`),
    gzip: readIfThere(`${file}.gz`),
    type,
    digest: createHash('sha256').update(raw).digest('base64url').slice(0, 20),
    cache: url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  }
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file) : undefined)

function serve(files: Map<string, StaticFile>, request: IncomingMessage, response: ServerResponse): boolean {
  const file = files.get(request.url?.split('?')[0] ?? '')
  if (!file) return false
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(response, notAllowed(['GET', 'HEAD']))
    return true
  }
  const offered = (['br', 'gzip'] as const).filter((coding) => file[coding])
  const coding = acceptedCoding(request.headers['accept-encoding'], offered)
  // What differs in its bytes has a tag of its own.
  const tag = `"${file.digest}${coding ? `-${coding}` : ''}"`
  response.setHeaders(
    new Map([
      ['Content-Type', file.type],
      ['Cache-Control', file.cache],
      ['ETag', tag],
      ['Vary', 'Accept-Encoding'],
    ]),
  )
  if (isKnownVersion(request.headers['if-none-match'], tag)) {
    response.writeHead(304).end()
    return true
  }
  const body = (coding && file[coding]) ?? file.raw
  if (coding) response.setHeader('Content-Encoding', coding)
  response.setHeader('Content-Length', body.length)
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}
