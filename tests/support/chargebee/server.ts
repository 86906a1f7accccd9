/** Chargebee on this machine: a server that responds to our calls as the real one is documented to. */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  type Customer,
  customerShape,
  now,
  type Page,
  pageShape,
  portalShape,
  refusalShape,
  type Subscription,
  subscriptionShape,
} from './shapes.ts'

type Answer = { status: number; body: object }

export const API_KEY = 'test_key_of_the_tests'

export class ChargebeeServer {
  customers = new Map<string, Customer>()
  pages = new Map<string, Page>()
  subscriptions = new Map<string, Subscription>()
  /** Method and path of every call. */
  calls: string[] = []
  /** Failures of calls whose path contains this, that many times. */
  fault: { path: string; kind: 'silent' | 'cut' | 'no-json' | number; times: number } | null = null
  #kept = new Map<string, Answer>()
  #server = createServer((request, response) => void this.#answer(request, response))

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async stop() {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  forget() {
    for (const kept of [this.customers, this.pages, this.subscriptions, this.#kept]) kept.clear()
    this.calls = []
    this.fault = null
  }

  /** The customer pays on the page; refused if another one has created that subscription. */
  pay(id: string, status = 'active') {
    const page = this.page(id)
    if (page.state !== 'created' || page.expiresAt <= now() || this.subscriptions.has(page.subscriptionId))
      throw new Error('This page can not be paid')
    page.state = 'succeeded'
    const { subscriptionId, customerId, itemPriceId } = page
    return this.subscribe({ id: subscriptionId, customerId, itemPriceId, status })
  }

  subscribe(made: Omit<Subscription, 'version'>): Subscription {
    const subscription = { ...made, version: Date.now() }
    this.subscriptions.set(made.id, subscription)
    return subscription
  }

  change(id: string, changes: Partial<Subscription>): Subscription {
    const known = this.subscriptions.get(id)
    if (!known) throw new Error(`No subscription ${id}`)
    return Object.assign(known, { version: known.version + 1 }, changes)
  }

  page(id: string): Page {
    const page = this.pages.get(id)
    if (!page) throw new Error(`No page ${id}`)
    return page
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const path = url.pathname.replace('/api/v2', '')
    this.calls.push(`${request.method} ${path}`)
    const fields = new URLSearchParams(await text(request))
    if (this.#misbehaves(path, response)) return
    const key = request.headers['chargebee-idempotency-key']
    const kept = typeof key === 'string' ? this.#kept.get(key) : undefined
    const answer = kept ?? this.#handle(request, path, url.searchParams, fields)
    if (typeof key === 'string') this.#kept.set(key, answer)
    if (kept) response.setHeader('chargebee-idempotency-replayed', 'true')
    response.writeHead(answer.status, { 'Content-Type': 'application/json;charset=utf-8' })
    response.end(JSON.stringify(answer.body))
  }

  #misbehaves(path: string, response: ServerResponse): boolean {
    const { fault } = this
    if (!fault || fault.times <= 0 || !path.includes(fault.path)) return false
    fault.times--
    if (fault.kind === 'silent') return true
    if (fault.kind === 'cut') return Boolean(response.destroy())
    if (fault.kind === 'no-json') return Boolean(response.writeHead(200).end('<html>Maintenance</html>'))
    response.writeHead(fault.kind, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(refusalShape(fault.kind, 'internal_temporary_error', 'Sorry')))
    return true
  }

  #handle(request: IncomingMessage, path: string, query: URLSearchParams, fields: URLSearchParams): Answer {
    const expected = `Basic ${Buffer.from(`${API_KEY}:`).toString('base64')}`
    if (request.headers.authorization !== expected) return refuse(401, 'api_authentication_failed')
    const [resource = '', id = ''] = path.slice(1).split('/')
    if (request.method === 'POST') return this.#post(`${resource}/${id}`, fields)
    if (resource === 'hosted_pages') return this.#showPage(id)
    if (resource !== 'subscriptions') return refuse(404, 'resource_not_found')
    return id ? this.#showSubscription(id) : this.#list(query.get('customer_id[is]') ?? '')
  }

  #post(path: string, fields: URLSearchParams): Answer {
    if (path === 'customers/') return this.#createCustomer(fields)
    if (path === 'hosted_pages/checkout_new_for_items') return this.#createPage(fields)
    const customerId = fields.get('customer[id]') ?? ''
    if (path !== 'portal_sessions/' || !this.customers.has(customerId))
      return refuse(404, 'resource_not_found')
    const session = portalShape(`portal_${randomUUID()}`, customerId, fields.get('redirect_url') ?? '')
    return ok({ portal_session: session })
  }

  #createCustomer(fields: URLSearchParams): Answer {
    const { id = '', email = '', first_name = '', last_name = '' } = Object.fromEntries(fields)
    if (this.customers.has(id)) return refuse(400, 'duplicate_entry', 'id')
    const customer = { id, email, first_name, last_name }
    this.customers.set(id, customer)
    return ok({ customer: customerShape(customer) })
  }

  /** An unknown customer gets a different id from the one requested. */
  #createPage(fields: URLSearchParams): Answer {
    const subscriptionId = fields.get('subscription[id]') ?? ''
    const asked = fields.get('customer[id]') ?? ''
    if (this.subscriptions.has(subscriptionId)) return refuse(400, 'duplicate_entry', 'subscription[id]')
    const page: Page = {
      id: randomUUID(),
      customerId: this.customers.has(asked) ? asked : `generated-${randomUUID()}`,
      itemPriceId: fields.get('subscription_items[item_price_id][0]') ?? '',
      subscriptionId,
      couponIds: [...fields].filter(([name]) => name.startsWith('coupon_ids')).map(([, value]) => value),
      redirectUrl: fields.get('redirect_url') ?? '',
      cancelUrl: fields.get('cancel_url') ?? '',
      state: 'created',
      createdAt: now(),
      expiresAt: now() + 3 * 3600,
    }
    this.pages.set(page.id, page)
    return ok({ hosted_page: pageShape(page) })
  }

  #showPage(id: string): Answer {
    const page = this.pages.get(id)
    if (!page) return refuse(404, 'resource_not_found')
    const subscription = this.subscriptions.get(page.subscriptionId)
    const customer = this.customers.get(page.customerId)
    const paid = page.state === 'succeeded' || page.state === 'acknowledged'
    const content = paid && {
      ...(subscription && { subscription: subscriptionShape(subscription) }),
      ...(customer && { customer: customerShape(customer) }),
    }
    return ok({ hosted_page: pageShape(page, content || undefined) })
  }

  #showSubscription(id: string): Answer {
    const subscription = this.subscriptions.get(id)
    return subscription
      ? ok({ subscription: subscriptionShape(subscription) })
      : refuse(404, 'resource_not_found')
  }

  #list(customerId: string): Answer {
    const own = [...this.subscriptions.values()].filter((one) => one.customerId === customerId)
    return ok({ list: own.map((one) => ({ subscription: subscriptionShape(one) })) })
  }
}

const ok = (body: object): Answer => ({ status: 200, body })
const refuse = (status: number, code: string, param?: string): Answer => ({
  status,
  body: refusalShape(status, code, `Refused: ${code}`, param),
})
