import { pdf } from '../../tests/support/documents.ts'
import type { Visitor } from '../bench/visitor.ts'

/** A document with this text, uploaded by someone who may, and what came of it after how many milliseconds. */
export async function upload(visitor: Visitor, text: string) {
  const start = performance.now()
  const page = await visitor.page('/admin/files/new')
  const body = new FormData()
  for (const [name, value] of page?.form('.admin-page form').fields ?? []) body.append(name, value)
  body.append('file', new Blob([pdf(text)]), 'drill.pdf')
  const headers = { Origin: visitor.origin, 'Sec-Fetch-Site': 'same-origin' }
  const answer = await visitor.fetch('/admin/files/new', { method: 'POST', body, headers })
  return { status: answer.status, text: await answer.text(), ms: performance.now() - start }
}
