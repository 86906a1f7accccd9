/** A logo that pages may show, since images come from this site only; null means initials. */
export function ownLogo(url: string | null): string | null {
  return url !== null && /^\/(?![/\\])/.test(url) ? url : null
}
