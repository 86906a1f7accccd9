/** A browser without a window: it keeps cookies, and signs in through the form. */
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type DemoAccount, demoPassword, emailOf } from '../../prisma/seeds/accounts.ts'
import { Page, type Submission } from '../../tests/support/html.ts'

export class Visitor {
  readonly origin: string
  readonly #cookies = new Map<string, string>()

  constructor(origin: string) {
    this.origin = origin
  }

  /** The same person in another browser, with only the session cached. */
  newBrowser(): Visitor {
    const other = new Visitor(this.origin)
    const session = this.#cookies.get('session')
    if (session) other.#cookies.set('session', session)
    return other
  }

  get cookies(): { name: string; value: string }[] {
    return [...this.#cookies].map(([name, value]) => ({ name, value }))
  }

  /** The headers of every request by this visitor. */
  get headers(): Record<string, string> {
    const cookie = this.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    return {
      Accept: 'text/html',
      'Accept-Encoding': 'gzip, deflate, br',
      ...(cookie && { Cookie: cookie }),
    }
  }

  async fetch(address: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
    const headers = { ...this.headers, ...init.headers }
    const response = await fetch(new URL(address, this.origin), { ...init, headers, redirect: 'manual' })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      this.#cookies.set(name, value)
    }
    return response
  }

  /** The page at a URL; undefined if the response isn't a page. */
  async page(address: string): Promise<Page | undefined> {
    const response = await this.fetch(address)
    const html = await response.text()
    return response.status === 200 ? new Page(html, address) : undefined
  }

  /** A response as transmitted. */
  bytes(address: string): Promise<{ headers: Record<string, string>; body: Uint8Array }> {
    return new Promise((resolve, reject) => {
      get(new URL(address, this.origin), { headers: this.headers }, async (response) => {
        const { date, connection, 'transfer-encoding': chunked, ...headers } = response.headers
        resolve({ headers: headers as Record<string, string>, body: await buffer(response) })
      }).on('error', reject)
    })
  }

  submit({ action, method, fields }: Submission) {
    const { pathname, search } = new URL(action)
    return this.fetch(pathname + search, {
      method,
      body: fields,
      headers: { Origin: this.origin, 'Sec-Fetch-Site': 'same-origin' },
    })
  }

  async signIn(account: DemoAccount) {
    const login = await this.page('/auth/login')
    if (!login) throw new Error('There is no form to sign in with')
    const form = login.form('form', { email: emailOf(account), password: demoPassword })
    const answer = await this.submit(form)
    if (answer.status !== 303) throw new Error(`Signing in as ${account} answered ${answer.status}`)
  }
}
