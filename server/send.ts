import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { writeReadableStreamToWritable } from '@react-router/node'
import { acceptedCoding } from '../app/http/negotiation.ts'
import type { PageText } from '../app/http/page-text.server.ts'

/** Quality 2 is faster here than 1, for a smaller page; a window no larger than a page saves memory. */
const FASTEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: 18 } }
/**
 * A page that includes its styles is a browser's first, perhaps on a slow connection: two milliseconds here save two
 * kilobytes.
 */
const SMALLER = { params: { ...FASTEST.params, [constants.BROTLI_PARAM_QUALITY]: 5 } }
const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/json|image\/svg)/
const WORTH_IT = 1024
const CODINGS = ['br', 'gzip'] as const

/** Sends a finished response compressed in one go, with its length; streams and files are sent as they are. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
  pageText: PageText,
): Promise<void> {
  const isHead = request.method === 'HEAD'
  const body = isHead ? undefined : await finishedBody(answer, pageText)
  if (body || (isHead && isCompressible(answer))) answer.headers.append('Vary', 'Accept-Encoding')
  if (!body) return sendStream(response, answer)
  const worthIt = body.length >= WORTH_IT
  const encoding = worthIt ? acceptedCoding(request.headers['accept-encoding'], CODINGS) : undefined
  const sent =
    encoding === 'br'
      ? brotliCompressSync(body, body.includes('<style') ? SMALLER : FASTEST)
      : encoding
        ? gzipSync(body, { level: 1 })
        : body
  if (encoding) answer.headers.set('Content-Encoding', encoding)
  answer.headers.set('Content-Length', String(sent.length))
  sendHead(response, answer)
  response.end(sent)
}

function sendHead(response: ServerResponse, { status, headers }: Response) {
  for (const [name, value] of headers) if (name !== 'set-cookie') response.setHeader(name, value)
  const cookies = headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
  response.writeHead(status)
}

/** A reader who leaves ends the stream; only a source that breaks off is a fault. */
async function sendStream(response: ServerResponse, answer: Response) {
  sendHead(response, answer)
  if (!answer.body) return void response.end()
  response.flushHeaders()
  await writeReadableStreamToWritable(answer.body, response).catch((error: unknown) => {
    if (response.errored) throw error
  })
}

/** A page may have been rendered in vain: a guard can refuse afterwards, and HEAD gets a different Response. */
async function finishedBody(answer: Response, { rendered }: PageText): Promise<Buffer | undefined> {
  if (rendered?.response === answer) return Buffer.concat(rendered.pieces.map((piece) => Buffer.from(piece)))
  return answer.body && isCompressible(answer) ? Buffer.from(await answer.arrayBuffer()) : undefined
}

const isCompressible = ({ headers }: Response) => COMPRESSIBLE.test(headers.get('Content-Type') ?? '')
