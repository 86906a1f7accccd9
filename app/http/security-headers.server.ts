import { settings } from '#app/settings.server.ts'

/** Without a nonce (answers that aren't pages) nothing may load. `paying` lets in what a page needs on which members pay. */
export function contentSecurityPolicy(nonce?: string, paying = false): string {
  if (!nonce) return "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
  const billing = paying ? billingOrigins() : []
  const alone = (...sources: string[]) => [...sources, ...billing].join(' ')
  return [
    "default-src 'self'",
    // The page's own script brings in the provider's: for browsers that don't know that rule it is named as well.
    `script-src ${alone(`'nonce-${nonce}'`, "'strict-dynamic'")}`,
    `style-src ${alone("'self'", `'nonce-${nonce}'`)}`,
    ...(billing.length > 0 ? [`frame-src ${alone()}`, `connect-src ${alone("'self'")}`] : []),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${alone("'self'", ...formTargets())}`,
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

/** Of the billing provider: its script, the site that is ours there, and where the site's portal leads on to. */
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
