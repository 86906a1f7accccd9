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
    for (const link of links.filter((it) => it !== '/' && it !== '/job-board' && !AWAY.test(it))) {
      const answer = await fetch(link, { cookie })
      const target = answer.headers.get('location') ?? ''
      expect(answer.status === 200 || target.startsWith(`${link}/`), `${link} answers ${answer.status}`).toBe(
        true,
      )
    }
  },
)
