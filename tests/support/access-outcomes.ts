import { isEndpoint, isResource } from '#app/http/request-context.server.ts'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'

/** Every kind of requester: the demo accounts, and a visitor without a session. */
export const viewers = [
  'signed-out',
  'fellow',
  'mba-fellow',
  'single-program',
  'self-fellow',
  'google-tec',
  'alumni',
  'partner',
  'partner-manager',
  'event-manager',
  'staff',
  'admin',
  'many-roles',
  'hidden',
  'hidden-fellow',
  'new-fellow',
  'no-role',
  'unverified',
] as const satisfies ('signed-out' | DemoAccount)[]

export type ViewerKind = (typeof viewers)[number]

/** A status, or the path that an answer redirects to. */
export type Outcome = number | `/${string}` | `https://${string}`

export type Row = {
  address: string
  /** The response to most requesters, and the exceptions. */
  get: Outcomes
  post: Outcomes
  /** A form body that the action accepts as well-formed. */
  body?: Record<string, string>
}
type Outcomes = { otherwise: Outcome } & Partial<Record<ViewerKind, Outcome>>

export const outcomeFor = (outcomes: Outcomes, viewer: ViewerKind): Outcome =>
  outcomes[viewer] ?? outcomes.otherwise

const urlOf = (address: string) => new URL(address, 'http://localhost')

export const isResourceAt = (address: string) => isResource(urlOf(address))

const ELSEWHERE: Outcome[] = ['/', '/auth/set-role', '/onboarding', '/partner-management/my-partners']

/** A resource route refuses whom a page leads elsewhere. The form of a single button still leads on. */
export function refusing({ get, post, ...row }: Row): Row {
  const refused = (outcomes: Outcomes) =>
    Object.fromEntries(
      Object.entries(outcomes).map(([viewer, outcome]) => [
        viewer,
        ELSEWHERE.includes(outcome) ? 403 : outcome,
      ]),
    ) as Outcomes
  return { ...row, get: refused(get), post: isEndpoint(urlOf(row.address)) ? refused(post) : post }
}

export const login = { 'signed-out': '/auth/login', unverified: '/auth/login' } as const
export const roleless = { 'no-role': '/auth/set-role' } as const
export const unready = { ...login, ...roleless, 'new-fellow': '/onboarding' } as const
export const partnersHome = { 'event-manager': '/partner-management/my-partners' } as const
export const fellowsWithoutCareers = {
  fellow: '/',
  'mba-fellow': '/',
  'single-program': '/',
  'google-tec': '/',
  'hidden-fellow': '/',
} as const
