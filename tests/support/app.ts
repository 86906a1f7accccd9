/** The built app, requested as a browser without JavaScript would, on the test file's own database. */

import type { Role } from '#app/db/generated/enums.ts'
import { startSession } from '#app/domain/sessions/session.server.ts'
import { type DemoAccount, emailOf } from '../../prisma/seeds/accounts.ts'
import { createHandler } from '../../server/handler.ts'
import { builtApp } from './built-routes.ts'
import { Page, type Submission } from './html.ts'
import { db } from './in-order.ts'

export { db }

export const ORIGIN = 'http://localhost'

export type Asking = {
  /** Whose session to use: a demo account's, or that of a member's id. */
  as?: DemoAccount | number
  cookie?: string
  headers?: Record<string, string>
  method?: string
  /** Submitted as a form, with the headers of one of our pages. */
  form?: Record<string, string> | URLSearchParams
  body?: BodyInit
  /** The client's address, as the server sees it. */
  clientAddress?: string
}

let handler: Promise<ReturnType<typeof createHandler>> | undefined

export async function fetch(address: string | Request, asking: Asking = {}): Promise<Response> {
  handler ??= builtApp().then(createHandler)
  const handle = await handler
  const asked = typeof address === 'string' ? await request(address, asking) : address
  return handle(asked, { clientAddress: asking.clientAddress })
}

/** Fetches a page; returns the response and the parsed page. */
export async function visit(address: string, asking: Asking = {}) {
  const response = await fetch(address, asking)
  return { response, status: response.status, page: new Page(await response.clone().text(), address) }
}

/** Submits the result of `page.form(…)`. */
export function submit({ action, method, fields }: Submission, asking: Asking = {}): Promise<Response> {
  if (method === 'GET')
    return fetch(Object.assign(new URL(action), { search: fields.toString() }).href, asking)
  return fetch(action, { ...asking, form: fields })
}

/** Starts a session in the account's current role, or in the given one, and returns its cookie. */
export async function signIn(account: DemoAccount | number, role?: Role): Promise<string> {
  const where = typeof account === 'number' ? { id: account } : { email: emailOf(account) }
  const user = await db().user.findUniqueOrThrow({ where })
  return `session=${await startSession(user.id, role ?? user.currentRole, user.lastMajorUpdateDate)}`
}

async function request(address: string, { as, cookie, headers, method, form, body }: Asking) {
  const cookies = [cookie, as === undefined ? undefined : await signIn(as)].filter(Boolean).join('; ')
  const content = form ? new URLSearchParams(form) : body
  const unsafe = (method ?? (content ? 'POST' : 'GET')).toUpperCase()
  const own = {
    'sec-fetch-site': 'same-origin',
    ...(['GET', 'HEAD'].includes(unsafe) ? {} : { origin: ORIGIN }),
  }
  return new Request(new URL(address, ORIGIN), {
    method: unsafe,
    headers: { ...own, ...(cookies ? { cookie: cookies } : {}), ...headers },
    body: content,
    redirect: 'manual',
  })
}
