// @one-database: it is about a cookie.
import { expect, test } from 'vitest'
import { fetch, submit, visit } from '../support/app.ts'

const themeOf = async (cookie: string) => {
  const html = await (await fetch('/auth/login', { headers: { cookie } })).text()
  return [
    html.match(/<html[^>]*data-theme="(\w+)"/)?.[1],
    html.match(/name="color-scheme" content="([^"]+)"/)?.[1],
  ]
}

test('dark is chosen for a browser, and followed on every page from then on', async () => {
  const { page } = await visit('/appearance')
  expect(page.find('main input[checked]').getAttribute('value')).toBe('device')
  const answer = await submit(page.form('main form', { theme: 'dark' }))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/appearance'])
  const cookie = answer.headers.getSetCookie().find((it) => it.startsWith('theme=')) ?? ''
  expect(cookie).toContain('theme=dark')
  expect(await themeOf(cookie.split(';')[0] ?? '')).toEqual(['dark', 'dark'])
})

test('what can’t be chosen is the device’s setting', async () => {
  const { page } = await visit('/appearance')
  for (const theme of ['device', 'pink']) {
    const { action, fields } = page.form('main form', { theme })
    const answer = await fetch(action, { form: fields })
    expect(answer.headers.getSetCookie().find((it) => it.startsWith('theme='))).toContain('Max-Age=0')
  }
  expect(await themeOf('theme=pink')).toEqual([undefined, 'light dark'])
})

test('the manifest names the site and icons that exist', async () => {
  const answer = await fetch('/manifest.webmanifest')
  expect(answer.headers.get('content-type')).toBe('application/manifest+json')
  const manifest = (await answer.json()) as { name: string; start_url: string; icons: { src: string }[] }
  expect([manifest.name, manifest.start_url]).toEqual(['MLT Community', '/'])
  expect(manifest.icons.length).toBe(4)
})
