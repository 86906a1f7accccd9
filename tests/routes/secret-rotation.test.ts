// @one-database: it is about signatures.
import { afterEach, describe, expect, test } from 'vitest'
import { authorOf, authorToken } from '#app/http/author.server.ts'
import { settings } from '#app/settings.server.ts'
import { signIn, submit, visit } from '../support/app.ts'
import { changeSettings } from '../support/chargebee/set-up.ts'
import { imaniOkafor, join, wenLi } from '../support/people.ts'
import { newFellow } from '../support/sessions.ts'
import { TextBrowser } from '../support/text-browser.ts'

const NEW_SECRET = 'a new secret of thirty-two characters'
const PAGE = '/events/calendar'

let undo = async () => {}
afterEach(() => undo())

/** Replaces the secret as an operator would; without the former one if it has leaked. */
async function replaceSecret({ hasLeaked = false } = {}) {
  const former = hasLeaked ? {} : { FORMER_SESSION_SECRET: settings().SESSION_SECRET }
  undo = await changeSettings({ SESSION_SECRET: NEW_SECRET, ...former })
}

/** A message is typed in a browser that doesn't say where its forms come from. */
async function typing() {
  const [sender = 0, recipient = 0] = await join(
    wenLi({ email: `${crypto.randomUUID()}@example.org`, roles: ['ALUMNI'] }),
    imaniOkafor({ email: `${crypto.randomUUID()}@example.org` }),
  )
  const browser = new TextBrowser()
  browser.cookies.set('session', (await signIn(sender)).replace('session=', ''))
  await browser.open(`/profile/${recipient}/contact/message`)
  return { send: () => browser.send('dialog form', { text: 'Hello' }), browser }
}

async function withCalendar() {
  const fellow = await newFellow()
  await submit((await visit(PAGE, { as: fellow })).page.form('main form', {}, 'Create link'), { as: fellow })
  const shown = async () =>
    (await visit(PAGE, { as: fellow })).page.root.querySelector('#address')?.getAttribute('value')
  return shown
}

describe('after the server’s secret has changed', () => {
  test('a form that was open is sent, and nobody is signed out', async () => {
    const { send, browser } = await typing()
    await replaceSecret()
    const sent = await send()
    expect(sent.text('main .notice')).toMatch(/^Your message was sent!/)
    await browser.open('/directory')
    expect(browser.status).toBe(200)
  })

  test('the link of a calendar is shown as before', async () => {
    const shown = await withCalendar()
    const before = await shown()
    expect(before).toMatch(/agenda\.ics$/)
    await replaceSecret()
    expect(await shown()).toBe(before)
  })

  test('who opened a form is known', async () => {
    const token = authorToken({ id: 7, impersonator: null })
    await replaceSecret()
    expect(authorOf(token)).toMatchObject({ userId: 7, actorId: null })
    expect(authorToken({ id: 7, impersonator: null })).not.toBe(token)
  })
})

describe('after the secret has leaked', () => {
  test('what it signed is void', async () => {
    const token = authorToken({ id: 7, impersonator: null })
    const shown = await withCalendar()
    const { send, browser } = await typing()
    await replaceSecret({ hasLeaked: true })
    expect(authorOf(token)).toBeNull()
    expect(await shown()).toBeUndefined()
    await send()
    expect(browser.status).toBe(403)
  })
})
