/** A store in memory that speaks what is used of the protocol of S3. It answers only requests that are signed with its key. */
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const S3_KEY = { accessKeyId: 'AKIATESTKEY', secretAccessKey: 'a secret that only both of them know' }
const REGION = 'eu-test-1'
const BUCKET = '/community'
/** Fewer than are asked for, so that lists have pages. */
const NAMES_AT_ONCE = 3
const OLD = new Date('2026-02-03T04:05:06Z')

type Answer = { status: number; body?: string | Buffer }

export async function startS3() {
  const files = new Map<string, Buffer>()
  /** Of what was put; the rest is old. */
  const changed = new Map<string, Date>()
  const asked: string[] = []
  let failing: number | undefined
  let isSilent = false
  let putsLeft = Number.POSITIVE_INFINITY
  let then: number | undefined
  const server: Server = createServer(async (request, response) => {
    const content = await buffer(request)
    asked.push(`${request.method} ${request.url}`)
    if (isSilent) return
    if (request.method === 'PUT' && putsLeft-- <= 0) failing = then
    const { status, body } = failing ? { status: failing } : answerTo(request, content, { files, changed })
    response.writeHead(status, { 'Content-Type': 'application/xml' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    files,
    changed,
    asked,
    origin,
    bucket: { url: origin + BUCKET, region: REGION, ...S3_KEY },
    /** As settings of a server. */
    settings: {
      S3_BUCKET_URL: origin + BUCKET,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: S3_KEY.accessKeyId,
      S3_SECRET_ACCESS_KEY: S3_KEY.secretAccessKey,
    },
    /** Answers everything after so many files that were put with that status. */
    failAfter: (puts: number, status: number) => {
      putsLeft = puts
      then = status
    },
    /** Answers everything with that status from now on. */
    fail: (status: number | undefined) => {
      failing = status
      putsLeft = Number.POSITIVE_INFINITY
    },
    /** Takes everything and answers nothing from now on. */
    fallSilent: (silent: boolean) => {
      isSilent = silent
      if (!silent) server.closeAllConnections()
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

type Kept = { files: Map<string, Buffer>; changed: Map<string, Date> }

function answerTo(request: IncomingMessage, content: Buffer, { files, changed }: Kept): Answer {
  const url = new URL(request.url ?? '', 'http://store')
  if (keyIn(request) !== S3_KEY.accessKeyId) return fault(403, 'InvalidAccessKeyId')
  if (!isSigned(request, url)) return fault(403, 'SignatureDoesNotMatch')
  const [, bucket, ...rest] = url.pathname.split('/')
  if (`/${bucket}` !== BUCKET) return fault(404, 'NoSuchBucket')
  const name = decodeURIComponent(rest.join('/'))
  if (name === '') return listing(url.searchParams, { files, changed })
  const file = files.get(name)
  switch (request.method) {
    case 'PUT':
      files.set(name, content)
      changed.set(name, new Date())
      return { status: 200 }
    case 'DELETE':
      files.delete(name)
      return { status: 204 }
    default:
      return file ? { status: 200, body: file } : fault(404, 'NoSuchKey')
  }
}

const fault = (status: number, code: string): Answer => ({
  status,
  body: `<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
})

function listing(params: URLSearchParams, { files, changed }: Kept): Answer {
  if (params.get('list-type') !== '2') return fault(400, 'InvalidArgument')
  const prefix = params.get('prefix') ?? ''
  const delimiter = params.get('delimiter')
  const names = [...files.keys()].toSorted().filter((name) => name.startsWith(prefix))
  const folderOf = (name: string) => {
    const end = delimiter ? name.indexOf(delimiter, prefix.length) : -1
    return end === -1 ? undefined : name.slice(0, end + 1)
  }
  const entries = [...new Set(names.map((name) => folderOf(name) ?? name))]
  const start = Number(params.get('continuation-token') ?? 0)
  const shown = entries.slice(start, start + NAMES_AT_ONCE)
  const next = start + NAMES_AT_ONCE
  const xml = shown.map((entry) =>
    entry.endsWith('/')
      ? `<CommonPrefixes><Prefix>${entry}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${entry}</Key><LastModified>${(changed.get(entry) ?? OLD).toISOString()}</LastModified><Size>${files.get(entry)?.length}</Size></Contents>`,
  )
  const more = next < entries.length
  return {
    status: 200,
    body: `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>community</Name><IsTruncated>${more}</IsTruncated>${
      more ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
    }${xml.join('')}</ListBucketResult>`,
  }
}

const keyIn = ({ headers }: IncomingMessage) => /Credential=([^/]+)\//.exec(headers.authorization ?? '')?.[1]

/** Signature version 4, worked out from the request as it came. */
function isSigned(request: IncomingMessage, url: URL): boolean {
  const { authorization = '' } = request.headers
  const [, day, region, signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? []
  if (region !== REGION || !signed.split(';').includes('host')) return false
  const parts = [...url.searchParams].map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
  const canonical = [
    request.method,
    url.pathname,
    parts.toSorted().join('&'),
    ...signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signed,
    request.headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const steps = [day ?? '', region, 's3', 'aws4_request']
  const secret = steps.reduce<string | Buffer>(
    (from, step) => hmac(from, step),
    `AWS4${S3_KEY.secretAccessKey}`,
  )
  return hmac(secret, text).toString('hex') === signature
}

const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`)
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
