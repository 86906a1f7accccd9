import { parseUrl } from './parse-url.ts'
import { normalizeText } from './text.ts'

/** A web page's URL in normalized form, or null. With `domains`, only those hosts and the hosts below them. */
export function webUrl(s: string, { domains }: { domains?: readonly string[] } = {}): string | null {
  const text = normalizeText(s)
  // The parser would accept and repair `https:example.org` and `https:/example.org`.
  const url = /^https?:\/\//i.test(text) ? parseUrl(text) : null
  if (!url || url.username || url.password || !isHost.test(url.hostname)) return null
  return !domains || domains.some((domain) => isWithin(url.hostname, domain)) ? url.href : null
}

/** An address in brackets, or names between dots. The one after the last dot may be missing. */
const isHost = /^(?:\[[\da-f:.]+\]|(?!-)[^.]{1,63}(?:\.(?!-)[^.]{1,63})*\.?)$/

function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`)
}
