/** An image that pages may show, since images come from this site alone; null for others. */
export function ownImage(url: string | null): string | null {
  return url !== null && /^\/(?![/\\])/.test(url) ? url : null
}
