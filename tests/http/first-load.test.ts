// @one-database: it weighs what is sent.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { visit } from '../support/app.ts'
import { builtApp } from '../support/built-routes.ts'
import type { Page } from '../support/html.ts'

const CLIENT = path.resolve(import.meta.dirname, '../../build/client')
const MOST_SCRIPT = 130_800
const MOST_HTML = { directory: 14_000, others: 10_000 }

const scriptsOf = (page: Page) =>
  page.root.querySelectorAll('link[rel=modulepreload]').map((link) => link.getAttribute('href') ?? '')
const read = (address: string) => readFileSync(path.join(CLIENT, address))
const compressed = (content: string | Buffer) => brotliCompressSync(content).length
/** Most pages share most of their scripts, and packing one well takes long. */
const weights = new Map<string, number>()
function weightOf(address: string) {
  const weight = weights.get(address) ?? compressed(read(address))
  weights.set(address, weight)
  return weight
}

async function firstProfile(): Promise<string> {
  const { page } = await visit('/directory', { as: 'alumni' })
  return page.root.querySelector('.card-link')?.getAttribute('href') ?? ''
}

type First = { name: string; address: () => Promise<string>; as?: DemoAccount }

const FIRST: First[] = [
  { name: 'login', address: async () => '/auth/login' },
  { name: 'home', address: async () => '/', as: 'alumni' },
  { name: 'onboarding', address: async () => '/onboarding', as: 'new-fellow' },
  { name: 'a partner dashboard', address: async () => '/partner-dashboard/1', as: 'partner' },
  {
    name: 'the action items',
    address: async () => '/partner-management/action-items',
    as: 'event-manager',
  },
  { name: 'the directory', address: async () => '/directory', as: 'alumni' },
  { name: 'a profile', address: firstProfile, as: 'alumni' },
  { name: 'messages', address: async () => '/messages', as: 'alumni' },
  { name: 'kudos', address: async () => '/kudos', as: 'alumni' },
  { name: 'announcements', address: async () => '/announcements', as: 'alumni' },
]

describe.each(FIRST)('the first visit to $name', ({ name, address, as }) => {
  test('brings little script, and no schema before a form is filled in', async () => {
    const { page } = await visit(await address(), { as })
    const scripts = scriptsOf(page)
    expect(scripts.length).toBeGreaterThan(5)
    expect(scripts.reduce((sum, script) => sum + weightOf(script), 0)).toBeLessThan(MOST_SCRIPT)
    expect(scripts.filter((script) => read(script).includes('ZodObject'))).toEqual([])
  })

  test('asks for its scripts after all that is shown', async () => {
    const { page } = await visit(await address(), { as })
    const html = page.root.toString()
    expect(html.indexOf('<script')).toBeGreaterThan(html.indexOf('</footer>'))
    expect(html.indexOf('modulepreload')).toBeGreaterThan(html.indexOf('</footer>'))
  })

  test('brings little markup', async () => {
    const { response } = await visit(await address(), { as })
    const most = name === 'the directory' ? MOST_HTML.directory : MOST_HTML.others
    expect(compressed(await response.text())).toBeLessThan(most)
  })
})

test('no page brings the validator before a form is filled in', async () => {
  const { assets } = await builtApp()
  const routes = Object.values(assets.routes).flatMap((route) => route ?? [])
  expect(routes.length).toBeGreaterThan(200)
  const bringing = routes.filter(({ module, imports = [] }) =>
    [module, ...imports].some((script) => read(script).includes('ZodObject')),
  )
  expect(bringing.map(({ id }) => id)).toEqual([])
})

test('the data of a page is sent whole, as browsers without streams that can be encoded read it', async () => {
  const { response } = await visit('/auth/login')
  const html = await response.text()
  expect(html.split('__reactRouterContext.stream=new(Response)(')).toHaveLength(2)
  expect(html).not.toContain('TextEncoderStream')
})

test('the stylesheet is small', async () => {
  const { page } = await visit('/auth/login')
  const stylesheet = page.root.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? ''
  expect(weightOf(stylesheet)).toBeLessThan(12_500)
})
