import type { ServerResponse } from 'node:http'
import type { Refusal } from './wire.ts'

/** A response without a page. */
export function plain(response: ServerResponse, status: number, text: string, headers = {}): void {
  const own = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  response.writeHead(status, { ...own, ...headers }).end(text)
}

/** The connection ends, because the body of a refused request isn't read. */
export function refuse(response: ServerResponse, { status, text, headers }: Refusal): void {
  response.setHeader('Connection', 'close')
  plain(response, status, text, headers)
}
