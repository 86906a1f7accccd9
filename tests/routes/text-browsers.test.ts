// @one-database: it reads pages.
import { expect, test } from 'vitest'
import { outcomeFor, viewers } from '../support/access-outcomes.ts'
import { accessTable } from '../support/access-table.ts'
import { fetch, ORIGIN, signIn } from '../support/app.ts'
import { Page } from '../support/html.ts'

test('every link and every button says in its text what it does', async () => {
  let found = 0
  for (const { address, get } of Object.values(accessTable)) {
    const viewer = viewers.find((it) => outcomeFor(get, it) === 200)
    if (!viewer) continue
    const headers = new Headers(viewer === 'signed-out' ? {} : { cookie: await signIn(viewer) })
    const response = await fetch(new Request(new URL(address, ORIGIN), { headers }))
    const controls = new Page(await response.text(), address).root.querySelectorAll('a[href], button')
    const mute = controls.filter(({ text }) => text.trim() === '')
    expect(
      mute.map((control) => control.outerHTML),
      `${viewer} ${address}`,
    ).toEqual([])
    found += controls.length
  }
  expect(found).toBeGreaterThan(1000)
})
