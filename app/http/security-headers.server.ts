import { settings } from '#app/settings.server.ts'

/**
 * Without a nonce (responses that aren't pages) nothing may load. `paying` allows what a page needs for members to pay
 * on it.
 */
export function contentSecurityPolicy(nonce?: string, paying = false): string {
  if (!nonce) return "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
  const billing = paying ? billingOrigins() : []
  const alone = (...sources: string[]) => [...sources, ...billing].join(' ')
  return [
    "default-src 'self'",
    // The page's own script loads the provider's; browsers without 'strict-dynamic' need it listed as well.
    `script-src ${alone(`'nonce-${nonce}'`, "'strict-dynamic'")}`,
    `style-src ${alone("'self'", `'nonce-${nonce}'`)}`,
    ...(billing.length > 0 ? [`frame-src ${alone()}`, `connect-src ${alone("'self'")}`] : []),
    "img-src 'self' data:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${alone("'self'", ...formTargets())}`,
    'report-uri /policy-reports',
  ].join('; ')
}

/** Origins our forms may lead to, including through redirects. */
function formTargets(): string[] {
  const s = settings()
  const targets: string[] = []
  if (s.JOB_BOARD_URL) targets.push(s.JOB_BOARD_URL)
  if (s.ADMIN_APP_URL) targets.push(s.ADMIN_APP_URL)
  if (s.GOOGLE_CLIENT_ID) targets.push(s.GOOGLE_AUTHORIZATION_URL)
  if (s.LINKEDIN_CLIENT_ID) targets.push(s.LINKEDIN_AUTHORIZATION_URL)
  return targets.map((target) => new URL(target).origin)
}

/** The billing provider's origins: its script, our site there, and the ones its portal continues to. */
function billingOrigins(): string[] {
  const { CHARGEBEE_SITE, CHARGEBEE_URL } = settings()
  if (!CHARGEBEE_SITE) return []
  return [
    'https://js.chargebee.com',
    `https://${CHARGEBEE_SITE}.chargebee.com`,
    `https://${CHARGEBEE_SITE}.chargebeeportal.com`,
    ...(CHARGEBEE_URL ? [new URL(CHARGEBEE_URL).origin] : []),
  ]
}

type Headed = { has: (name: string) => boolean; set: (name: string, value: string) => unknown }

/** Headers of every response. */
export function secure(headers: Headed): void {
  headers.set('X-Content-Type-Options', 'nosniff')
  // Our URLs may contain a link's secret or a search, so other sites never receive the referrer.
  headers.set('Referrer-Policy', 'same-origin')
  headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  headers.set('Cross-Origin-Resource-Policy', 'same-origin')
  headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=()')
  if (settings().secureCookies) headers.set('Strict-Transport-Security', 'max-age=31536000')
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', contentSecurityPolicy())
}
