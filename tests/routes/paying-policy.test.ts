// @one-database: it is about what the billing provider says.
import { describe, expect, test } from 'vitest'
import { fetch, visit } from '../support/app.ts'
import { changeSettings, withChargebee } from '../support/chargebee/set-up.ts'
import { endSubscriptions, subscribe } from '../support/subscriptions.ts'

const policyOf = async (address: string) => {
  const answer = await fetch(address, { as: 'alumni' })
  const policy = answer.headers.get('content-security-policy') ?? ''
  return Object.fromEntries(
    policy.split('; ').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

describe('with a billing provider', () => {
  withChargebee()
  const SITE = 'https://members-test.chargebee.com'
  const SCRIPT = 'https://js.chargebee.com'

  test('pages on which one pays let in its script and its pages, and lead forms there', async () => {
    for (const address of ['/premium', '/subscriptions']) {
      const policy = await policyOf(address)
      expect(policy['script-src']).toContain(SCRIPT)
      expect(policy['script-src']?.some((source) => source.startsWith("'nonce-"))).toBe(true)
      expect(policy['frame-src']).toEqual(expect.arrayContaining([SCRIPT, SITE]))
      expect(policy['form-action']).toEqual(expect.arrayContaining(["'self'", SITE]))
      expect(policy['frame-ancestors']).toEqual(["'none'"])
    }
  })

  test('all others let in nothing of it', async () => {
    for (const address of [
      '/',
      '/alumni-resources',
      '/profile',
      '/subscription/return?id=none',
      '/no/such/page',
    ])
      expect(JSON.stringify(await policyOf(address)), address).not.toContain('chargebee')
  })

  test('its site and the key that anybody may know are on the paywall, and no other key', async () => {
    const html = (await visit('/premium', { as: 'alumni' })).page.root.toString()
    expect(html).toContain('test_publishable')
    expect(html).not.toContain('test_key_of_the_tests')
    expect(html).not.toContain('sandbox')
  })
})

describe('without one', () => {
  test('no page lets anything in', async () => {
    for (const address of ['/premium', '/subscriptions'])
      expect(JSON.stringify(await policyOf(address))).not.toContain('chargebee')
  })

  test('the sandbox is called one', async () => {
    const { page } = await visit('/premium', { as: 'alumni' })
    expect(page.text('.notice')).toContain('Nothing will be charged')
  })

  test('production says that one can’t subscribe, and whom to ask', async () => {
    const undo = await changeSettings({ production: true })
    try {
      const { page } = await visit('/premium', { as: 'alumni' })
      expect(page.text('.notice')).toContain('Subscriptions aren’t available right now')
      expect(page.find('.notice a').getAttribute('href')).toBe('mailto:support@example.org')
      expect(page.has('form[action="/subscription/checkout"]')).toBe(false)
      await subscribe('alumni')
      const own = await visit('/subscriptions', { as: 'alumni' })
      expect(own.page.has('form[action^="/subscription/"]')).toBe(false)
    } finally {
      await undo()
      await endSubscriptions()
    }
  })
})
