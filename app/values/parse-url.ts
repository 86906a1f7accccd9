/** The URL, or null if it is invalid. `URL.parse` is newer than some supported browsers. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
