import { type Asking, db, fetch, signIn, visit } from './app.ts'
import { Authenticator } from './authenticator.ts'
import { mailTo } from './mail.ts'
import { imaniOkafor, join } from './people.ts'

type Changes = Parameters<typeof imaniOkafor>[0]

/** A member without a password, so that adding a passkey asks for none. */
export async function newMember(changes: Changes = {}): Promise<number> {
  const [id = 0] = await join(imaniOkafor({ email: `${crypto.randomUUID()}@example.org`, ...changes }))
  return id
}

/** The browser's cookie of that name, as the answer has set it. */
const cookieIn = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .find((it) => it.startsWith(`${name}=`))
    ?.split(';')[0] ?? ''

const ADD = '/profile/passkeys/add'

/** The first half of adding one: what has to be signed, and the cookies of the browser that asked. */
export async function beginAdding(session: string, form: Record<string, string> = { name: 'Phone' }) {
  const response = await fetch(ADD, { cookie: session, form })
  const cookie = cookieIn(response, 'passkey')
  const latest = await db().passkeyChallenge.findFirst({ orderBy: { expiresAt: 'desc' } })
  return { response, challenge: latest?.challenge ?? '', cookie: `${session}; ${cookie}` }
}

/** The second half. */
export const finishAdding = (cookie: string, credential: string, name = 'Phone') =>
  fetch(ADD, { cookie, form: { name, credential } })

/** A device with a passkey of that member. */
export async function passkeyOf(userId: number, name = 'Phone', device = new Authenticator()) {
  const { challenge, cookie } = await beginAdding(await signIn(userId), { name })
  const response = await finishAdding(cookie, device.make(userId, { challenge }), name)
  if (response.status !== 303) throw new Error(`The passkey wasn’t added: ${response.status}`)
  return device
}

/** The first half of signing in. */
export async function askToSign(asking: Asking = {}) {
  const response = await fetch('/auth/passkey/challenge', { method: 'POST', ...asking })
  const { options, error } = await response.clone().json()
  const challenge: string = options?.challenge ?? ''
  return { response, options, error, challenge, cookie: cookieIn(response, 'passkey') }
}

/** The second half. */
export async function answerWith(credential: string, cookie: string, asking: Asking = {}, search = '') {
  const response = await fetch(`/auth/passkey${search}`, { cookie, form: { credential }, ...asking })
  const { to, error } = await response.clone().json()
  return { response, status: response.status, to, error, session: cookieIn(response, 'session') }
}

/** Both. */
export async function signInWith(device: Authenticator, asking: Asking = {}, search = '') {
  const { challenge, cookie } = await askToSign(asking)
  return answerWith(device.sign({ challenge }), cookie, asking, search)
}

/** As the member's page lists them. */
export const namesOf = async (userId: number) =>
  (await visit('/profile/passkeys', { as: userId })).page.texts('main li h2')

export const passkeyId = async (device: Authenticator) =>
  (await db().passkey.findUniqueOrThrow({ where: { credentialId: device.id } })).id

/** Every email to the member, latest first. */
export const emailsTo = async (userId: number) =>
  mailTo((await db().user.findUniqueOrThrow({ where: { id: userId } })).email)

/** What the history of the account says, and of whom. */
export async function toldOf(userId: number) {
  const where = { kind: 'members', recordId: userId }
  const entries = await db().changeEntry.findMany({ where, orderBy: { id: 'asc' } })
  return entries.map(({ action, actorId }) => [action, actorId])
}
