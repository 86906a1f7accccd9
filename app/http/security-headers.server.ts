import { settings } from '#app/settings.server.ts'

/** Without a nonce (answers that aren't pages) nothing may load. */
export function contentSecurityPolicy(nonce?: string): string {
  if (!nonce) return "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${formTargets().join(' ')}`,
  ].join('; ')
}

/** Where a form of ours may lead, by a redirect too. */
function formTargets(): string[] {
  const s = settings()
  const targets = [s.ADMIN_APP_URL, s.JOB_BOARD_URL]
  if (s.GOOGLE_CLIENT_ID) targets.push(s.GOOGLE_AUTHORIZATION_URL)
  if (s.LINKEDIN_CLIENT_ID) targets.push(s.LINKEDIN_AUTHORIZATION_URL)
  return targets.map((target) => new URL(target).origin)
}

type Headed = { has: (name: string) => boolean; set: (name: string, value: string) => unknown }

/** Headers of every answer, whatever made it. */
export function secure(headers: Headed): void {
  headers.set('X-Content-Type-Options', 'nosniff')
  // Addresses of ours may hold a link's secret or what somebody searched for: nobody else is told where a visitor came from.
  headers.set('Referrer-Policy', 'same-origin')
  headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  headers.set('Cross-Origin-Resource-Policy', 'same-origin')
  headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=()')
  if (settings().secureCookies) headers.set('Strict-Transport-Security', 'max-age=31536000')
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', contentSecurityPolicy())
}
