import { createCookie } from 'react-router'
import { OWN_WRITES_SECONDS } from '#app/db/replica.server.ts'
import { CHALLENGE_MINUTES } from '#app/domain/passkeys/challenges.server.ts'
import { SESSION_DAYS } from '#app/domain/sessions/session.server.ts'
import { STEP_MINUTES } from '#app/domain/sessions/step.server.ts'
import { settings } from '#app/settings.server.ts'
import { parseTheme, type Theme } from '#app/values/theme.ts'

const prefix = () => (settings().secureCookies ? '__Host-' : '')
const attributes = () =>
  ({ path: '/', sameSite: 'lax', httpOnly: true, secure: settings().secureCookies }) as const

const forServer = (seconds: number) =>
  `Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${settings().secureCookies ? '; Secure' : ''}`

/** Script can read it. */
const forBrowser = (seconds: number) => forServer(seconds).replace('; HttpOnly', '')

/** Contains only the session's random secret. */
export const sessionCookie = {
  name: () => `${prefix()}session`,
  read: (request: Request) => readCookie(request, `${prefix()}session`),
  set: (secret: string) => `${prefix()}session=${secret}; ${forServer(SESSION_DAYS * 86_400)}`,
  clear: () => `${prefix()}session=; ${forServer(0)}`,
}

/** A sign-in that only a code is missing from. */
export const stepCookie = {
  read: (request: Request) => readCookie(request, `${prefix()}sign-in`),
  set: (secret: string) => `${prefix()}sign-in=${secret}; ${forServer(STEP_MINUTES * 60)}`,
  clear: () => `${prefix()}sign-in=; ${forServer(0)}`,
}

/** Identifies the browser that was asked to sign with a passkey, for as long as it has to answer. */
export const passkeyCookie = {
  read: (request: Request) => readCookie(request, `${prefix()}passkey`),
  set: (secret: string) => `${prefix()}passkey=${secret}; ${forServer(CHALLENGE_MINUTES * 60)}`,
  clear: () => `${prefix()}passkey=; ${forServer(0)}`,
}

/** Identifies browsers that don't state a form's origin: see form-token.server.ts. */
export const visitorCookie = {
  read: (request: Request) => readCookie(request, `${prefix()}visitor`),
  set: (visitor: string) => `${prefix()}visitor=${visitor}; ${forServer(30 * 86_400)}`,
}

/** While it lasts, its browser's lists come from the primary. It needs no signature: it only costs a read there. */
export const wroteCookie = {
  read: (request: Request) => readCookie(request, 'wrote'),
  set: () => `wrote=1; ${forServer(OWN_WRITES_SECONDS)}`,
}

/** The browser's time zone, set once by JavaScript. */
export const zoneCookie = { read: (request: Request) => readCookie(request, 'zone') }

/** Light or dark, if one was chosen instead of the device's setting. */
export const themeCookie = {
  read: (request: Request) => parseTheme(readCookie(request, 'theme')),
  set: (theme: Theme | null) => `theme=${theme ?? ''}; ${forServer(theme ? 400 * 86_400 : 0)}`,
}

/** Whose agenda the browser keeps for when it is offline. Script only asks whether anyone's. */
export const agendaCookie = {
  read: (request: Request) => readCookie(request, 'agenda'),
  set: (keeper: string | null) => `agenda=${keeper ?? ''}; ${forBrowser(keeper ? 400 * 86_400 : 0)}`,
}

/** The URL of the stylesheet in the browser's cache. */
export const stylesheetCookie = {
  read: (request: Request) => readCookie(request, 'css'),
  set: (href: string) => `css=${encodeURIComponent(href)}; ${forServer(30 * 86_400)}`,
}

let notices: ReturnType<typeof createCookie> | undefined
export function noticeCookie() {
  const { SESSION_SECRET, FORMER_SESSION_SECRET } = settings()
  notices ??= createCookie(`${prefix()}notice`, {
    ...attributes(),
    maxAge: 60,
    secrets: [SESSION_SECRET, ...(FORMER_SESSION_SECRET ? [FORMER_SESSION_SECRET] : [])],
  })
  return notices
}

/** The first cookie of that name, undefined if it is missing or malformed. */
function readCookie(request: Request, name: string): string | undefined {
  const header = request.headers.get('cookie')
  if (!header) return undefined
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at < 0 || part.slice(0, at).trim() !== name) continue
    try {
      return decodeURIComponent(part.slice(at + 1).trim())
    } catch {
      return undefined
    }
  }
  return undefined
}
