import { beforeEach, expect, test, vi } from 'vitest'

/** Settings are read once: each test has its own. */
beforeEach(() => {
  vi.resetModules()
  vi.unstubAllEnvs()
})

const annual = [{ planId: 'ANNUAL' as const, status: 'ACTIVE' }]

async function prices(environment: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const { priceOf } = await import('#app/domain/subscriptions/prices.server.ts')
  return priceOf
}

test('memberships cost 10 dollars a month and 100 a year unless settings say otherwise', async () => {
  const priceOf = await prices()
  expect([priceOf('MONTHLY').text, priceOf('ANNUAL').text]).toEqual(['$10', '$100'])
})

test('prices are those of the settings, cents included', async () => {
  const priceOf = await prices({ PRICE_MONTHLY: '12.5', PRICE_ANNUAL: '1200' })
  expect([priceOf('MONTHLY').text, priceOf('ANNUAL').text]).toEqual(['$12.50', '$1,200'])
})

test('the price of coaching is told at checkout alone unless it is set', async () => {
  const priceOf = await prices({ COACHING_DISCOUNT_PERCENT: '20' })
  expect(priceOf('CLARITY', annual)).toEqual({ text: null, before: null })
})

test('coaching costs less for annual subscribers, who see what others pay', async () => {
  const priceOf = await prices({ PRICE_COACHING: '250', COACHING_DISCOUNT_PERCENT: '15' })
  expect(priceOf('CLARITY', annual)).toEqual({ text: '$212.50', before: '$250' })
  expect(priceOf('CLARITY', [{ planId: 'MONTHLY', status: 'ACTIVE' }])).toEqual({
    text: '$250',
    before: null,
  })
  expect(priceOf('ANNUAL', annual)).toEqual({ text: '$100', before: null })
})

test('without a percentage there is no discount to show', async () => {
  const priceOf = await prices({ PRICE_COACHING: '250' })
  expect(priceOf('CLARITY', annual)).toEqual({ text: '$250', before: null })
})
