/**
 * The app configured with Chargebee, for the tests of one file: the built one, and the modules that a test calls
 * itself.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { MemberRow } from '#app/domain/members/bulk-write-rows.server.ts'
import { type Settings, settings } from '#app/settings.server.ts'
import type { App } from '../../../server/handler.ts'
import { db } from '../app.ts'
import { join, wenLi } from '../people.ts'
import { API_KEY, ChargebeeServer } from './server.ts'

export const WEBHOOK = { user: 'chargebee', password: 'a-password-of-the-webhook' }

export function withChargebee(): ChargebeeServer {
  const server = new ChargebeeServer()
  let undo = async () => {}
  beforeAll(async () => {
    undo = await changeSettings({
      CHARGEBEE_SITE: 'members-test',
      CHARGEBEE_API_KEY: API_KEY,
      CHARGEBEE_PUBLISHABLE_KEY: 'test_publishable',
      CHARGEBEE_WEBHOOK_USER: WEBHOOK.user,
      CHARGEBEE_WEBHOOK_PASSWORD: WEBHOOK.password,
      CHARGEBEE_URL: await server.start(),
      COACHING_COUPON: 'ANNUAL-SUBSCRIBERS',
    })
  })
  beforeEach(async () => {
    server.forget()
    await db().rateLimit.deleteMany()
  })
  afterAll(async () => {
    await undo()
    await server.stop()
  })
  return server
}

/** Sets them for the built app and for this process; returns a function that restores the previous ones. */
export async function changeSettings(changes: Partial<Settings>): Promise<() => Promise<void>> {
  const build: App = await import(new URL('../../../build/server/index.js', import.meta.url).href)
  const all = [settings(), build.entry.module.settings()]
  const before = all.map((one) => ({ ...one }))
  for (const one of all) Object.assign(one, changes)
  return async () => {
    all.forEach((one, at) => {
      for (const name of Object.keys(changes)) Reflect.deleteProperty(one, name)
      Object.assign(one, before[at])
    })
  }
}

/** An alumna who has never paid for anything. */
export async function newAlumna(changes: Partial<MemberRow> = {}): Promise<number> {
  const [id] = await join(wenLi({ email: `${randomUUID()}@example.org`, roles: ['ALUMNI'], ...changes }))
  return id as number
}
