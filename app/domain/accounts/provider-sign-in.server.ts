import { createHash } from 'node:crypto'
import { db, type Tx } from '#app/db/database.server.ts'
import type { IdentityProvider } from '#app/db/generated/enums.ts'
import { query } from '#app/db/query.server.ts'
import { availableProviders, type ProviderName } from '#app/identity/providers.server.ts'
import { authenticate, MINUTES } from '#app/identity/strategies.server.ts'
import type { Identity } from '#app/identity/user-info.server.ts'
import { deviceOf } from '#app/values/device.ts'
import { isEmail, normalizeEmail } from '#app/values/email-address.ts'
import { z } from '#app/values/zod.ts'
import { findInvitation } from '../invitations/open-invitation.server.ts'
import { beginSession, type SignIn } from '../sessions/sign-in.server.ts'
import { joinInvited } from './registration.server.ts'
import { verifyOwner } from './verification.server.ts'

const PROVIDER: Record<ProviderName, IdentityProvider> = { google: 'GOOGLE', linkedin: 'LINKEDIN' }

/** The configured providers. */
export const signInProviders = availableProviders

export function providerNamed(text: string): ProviderName | null {
  return availableProviders().find((name) => name === text) ?? null
}

/**
 * Redirects the browser to the provider, remembering the page to continue to. Returns null if that isn't possible now.
 */
export async function startProviderSignIn(name: ProviderName, request: Request, redirect: string | null) {
  const answer = await authenticate(name, request).catch((thrown: unknown) => thrown)
  if (!(answer instanceof Response)) return null
  const state = new URL(answer.headers.get('location') ?? '', request.url).searchParams.get('state')
  if (!state) return null
  const expiresAt = new Date(Date.now() + MINUTES * 60_000)
  await db().providerSignIn.create({
    data: { id: digest(state), provider: PROVIDER[name], redirect, expiresAt },
  })
  return answer
}

type Finished =
  | { kind: 'returned'; redirect: string | null; signIn: SignIn | { kind: 'unknown' } }
  /** The person broke it off at the provider. */
  | { kind: 'cancelled'; redirect: string | null }
  | { kind: 'failed'; redirect: string | null; error?: unknown }

/** Handles a callback from the provider. It counts once, within minutes, in the browser that started it. */
export async function finishProviderSignIn(name: ProviderName, request: Request): Promise<Finished> {
  const { searchParams } = new URL(request.url)
  const states = searchParams.getAll('state')
  const [state] = states
  if (states.length !== 1 || !state) return { kind: 'failed', redirect: null }
  const attempt = await spendAttempt(state, name)
  if (!attempt) return { kind: 'failed', redirect: null }
  const { redirect } = attempt
  if (CANCELLED.includes(searchParams.get('error') ?? '')) return { kind: 'cancelled', redirect }
  const identity = await authenticate(name, request).catch((error: unknown) => ({ error }))
  if (identity instanceof Response || 'error' in identity)
    return { kind: 'failed', redirect, error: 'error' in identity ? identity.error : undefined }
  return {
    kind: 'returned',
    redirect,
    signIn: await signInAs(identity, deviceOf(request.headers.get('user-agent'))),
  }
}

/** The standard's word for it (RFC 6749), and LinkedIn's own. */
const CANCELLED = ['access_denied', 'user_cancelled_login', 'user_cancelled_authorize']

const Attempt = z.strictObject({ redirect: z.string().nullable() })

async function spendAttempt(state: string, name: ProviderName) {
  const [attempt] = await query(Attempt)`
    DELETE FROM "ProviderSignIn"
    WHERE "id" = ${digest(state)} AND "provider"::text = ${PROVIDER[name]} AND "expiresAt" > now() RETURNING "redirect"`
  return attempt
}

/**
 * A known identity is signed in. Otherwise an email address verified by the provider identifies a member, to whom the
 * identity is linked, or an invitation, which it accepts. No one else becomes a member.
 */
async function signInAs(identity: Identity, device: string): Promise<SignIn | { kind: 'unknown' }> {
  const userId = (await linkedUser(identity)) ?? (await db().$transaction((tx) => link(tx, identity)))
  if (userId === null) return { kind: 'unknown' }
  await keepPicture(identity)
  return beginSession(userId, device)
}

/** Only LinkedIn's photo can become an image, so no other URL is stored. Its URLs last for some weeks. */
async function keepPicture({ provider, subject, picture }: Identity): Promise<void> {
  if (provider !== 'linkedin') return
  await db().identity.updateMany({ where: { provider: PROVIDER[provider], subject }, data: { picture } })
}

async function linkedUser({ provider, subject }: Identity): Promise<number | null> {
  const linked = await db().identity.findUnique({
    where: { provider_subject: { provider: PROVIDER[provider], subject } },
    select: { userId: true },
  })
  return linked?.userId ?? null
}

async function link(tx: Tx, { provider, subject, email, emailVerified }: Identity): Promise<number | null> {
  const address = emailVerified && email ? normalizeEmail(email) : ''
  if (!isEmail(address)) return null
  const userId = (await provenMember(tx, address)) ?? (await invitedMember(tx, address))
  const identity = { provider: PROVIDER[provider], subject }
  if (userId !== null) await tx.identity.createMany({ data: { ...identity, userId }, skipDuplicates: true })
  return userId
}

async function provenMember(tx: Tx, email: string): Promise<number | null> {
  const user = await tx.user.findUnique({ where: { email }, select: { id: true, emailVerifiedAt: true } })
  if (!user) return null
  if (!user.emailVerifiedAt) await verifyOwner(tx, user.id)
  return user.id
}

async function invitedMember(tx: Tx, email: string): Promise<number | null> {
  const invitation = await findInvitation(email, tx)
  if (!invitation) return null
  const { firstName, lastName } = invitation
  return joinInvited(tx, invitation, { firstName, lastName, passwordHash: null, verified: true })
}

const digest = (state: string) => createHash('sha256').update(state).digest('base64url')
