/** A logo as pages may show it, for pictures come from this site alone; null stands for the initials. */
export function ownLogo(url: string | null): string | null {
  return url !== null && /^\/(?![/\\])/.test(url) ? url : null
}
