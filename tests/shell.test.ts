// @one-database: it follows links.
import { expect, test } from 'vitest'
import { viewers } from './support/access-outcomes.ts'
import { fetch, signIn, visit } from './support/app.ts'

const AWAY = /^(https?:|mailto:|#)/

test.each(viewers.filter((viewer) => viewer !== 'signed-out' && viewer !== 'unverified'))(
  'every link of the shell is open to %s',
  async (viewer) => {
    const cookie = await signIn(viewer)
    const landing = await fetch('/', { cookie })
    const { page } = await visit(landing.headers.get('location') ?? '/', { cookie })
    const links = page.root.querySelectorAll('header a').flatMap((link) => link.getAttribute('href') ?? [])
    for (const link of links.filter((it) => it !== '/' && !AWAY.test(it))) {
      const answer = await fetch(link, { cookie })
      const target = answer.headers.get('location') ?? ''
      expect(answer.status === 200 || target.startsWith(`${link}/`), `${link} answers ${answer.status}`).toBe(
        true,
      )
    }
  },
)

test('event managers, who have no profile page, find what it would lead to in their menu', async () => {
  const entries = async (account: 'event-manager' | 'alumni') => {
    const landing = account === 'alumni' ? '/' : '/partner-management/my-partners'
    return (await visit(landing, { as: account })).page.texts('header a.menu-item')
  }
  const own = ['Privacy and Visibility', 'Change Password']
  expect(await entries('event-manager')).toEqual(expect.arrayContaining(own))
  expect((await entries('alumni')).filter((entry) => own.includes(entry))).toEqual([])
})
