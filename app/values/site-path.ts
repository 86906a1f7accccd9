import { parseUrl } from './parse-url.ts'

const maxLength = 2000

/**
 * The URL as a path of this site, or null if it isn't a place to send a user back to. Check it when it is used, whoever
 * stored the value.
 */
export function sitePath(value: string | null | undefined, origin: string): string | null {
  if (!value?.startsWith('/') || value.length > maxLength || /\p{Cc}/u.test(value)) return null
  const url = parseUrl(value, origin)
  if (url?.origin !== new URL(origin).origin) return null
  const path = pagePath(url.pathname)
  if (!isPage(path)) return null
  url.searchParams.delete('_routes')
  const result = path + (url.search + url.hash).replaceAll('\\', '%5C')
  return result.length > maxLength ? null : result
}

/** The login page, which leads on to the path `from`. */
export function loginPath(from?: string, error?: string): string {
  const page = error ? `/auth/login/${error}` : '/auth/login'
  return from ? `${page}?redirect=${encodeURIComponent(from)}` : page
}

/** Client navigations request `{page}.data`, and `/_.data` if the page's path ends in a slash. */
function pagePath(pathname: string): string {
  return pathname.endsWith('/_.data') ? pathname.slice(0, -'_.data'.length) : pathname.replace(/\.data$/, '')
}

// Signing in again, and URLs that respond with a file or with data.
const NO_PAGE = /^\/(auth|endpoints)(\/|$)|\.ics\/?$|\/(export|vcard)\/?$/i

// Judged as the router reads it, decoded and in any case: neither another host (`//`, `\`) nor something that isn't a
// page.
function isPage(path: string): boolean {
  const decoded = decode(path)
  return decoded !== null && !/\/\/|\\|\p{Cc}/u.test(decoded) && !NO_PAGE.test(decoded)
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
