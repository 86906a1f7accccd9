import { parseUrl } from './parse-url.ts'
import { normalizeText } from './text.ts'

/**
 * The address of a page on the web in its normal spelling, or null. With `domains`, only those hosts and the hosts
 * below them.
 */
export function webUrl(s: string, { domains }: { domains?: readonly string[] } = {}): string | null {
  const text = normalizeText(s)
  // The parser would mend `https:example.org` and `https:/example.org`.
  const url = /^https?:\/\//i.test(text) ? parseUrl(text) : null
  if (!url || url.username || url.password) return null
  return !domains || domains.some((domain) => isWithin(url.hostname, domain)) ? url.href : null
}

function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`)
}
