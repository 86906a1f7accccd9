import { data, redirect } from 'react-router'
import { noticeCookie } from './cookies.server.ts'

/** The record, or a 404: what a viewer may not see is not found. */
export function found<T>(record: T | null | undefined): T {
  if (record === null || record === undefined) throw notFound()
  return record
}

export function permit(allowed: boolean): asserts allowed {
  if (!allowed) throw data(null, { status: 403, statusText: 'Forbidden' })
}

export const notFound = () => data(null, { status: 404, statusText: 'Not Found' })

/** A file download with any name. */
export function attachment(content: BodyInit, fileName: string, type: string): Response {
  return new Response(content, {
    headers: { 'Content-Type': type, 'Content-Disposition': `attachment; ${fileNameParameters(fileName)}` },
  })
}

const plainName = /^[\w .()-]+$/

/** RFC 6266: non-ASCII names are sent in UTF-8, with an ASCII fallback for clients that don't support that. */
function fileNameParameters(fileName: string): string {
  if (plainName.test(fileName)) return `filename="${fileName}"`
  const plain = fileName
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (it) => `%${it.charCodeAt(0).toString(16)}`)
  return `filename="${plain}"; filename*=UTF-8''${encoded}`
}

export type Notice = {
  tone: 'success' | 'info' | 'danger'
  text: string
  /** A one-button form shown with it: its label, and its action. */
  button?: { label: string; action: string }
  /** Where to see what came of it. */
  link?: { label: string; to: string }
  /** What it says is in sight on the page, so it is for screen readers alone. */
  inSight?: true
}

type Telling = Partial<Pick<Notice, 'tone' | 'button' | 'link' | 'inSight'>> & { headers?: Headers }

/** Redirects to a page that shows the notice once. */
export async function redirectWithNotice(to: string, text: string, telling: Telling = {}): Promise<Response> {
  const { tone = 'success', button, link, inSight, headers = new Headers() } = telling
  const notice: Notice = { tone, text, button, link, inSight }
  headers.append('Set-Cookie', await noticeCookie().serialize(notice))
  return redirect(to, { status: 303, headers })
}
