// @one-database: it is about files.
import { beforeAll, describe, expect, test } from 'vitest'
import { fetch, visit } from '../support/app.ts'
import { newcomer } from '../support/messages.ts'
import { imaniOkafor, join, odileMarchand, tomasAlvarez, waysToReach, wenLi } from '../support/people.ts'

const wen = wenLi({ email: 'card-wen@example.org' })
let ids: Record<'wen' | 'imani' | 'tomas' | 'odile', number>
beforeAll(async () => {
  const [a = 0, b = 0, c = 0, d = 0] = await join(wen, imaniOkafor(), tomasAlvarez(), odileMarchand())
  ids = { wen: a, imani: b, tomas: c, odile: d }
})

const cardOf = (id: number) => `/profile/${id}/vcard`

describe('the contact card of a member', () => {
  test('is linked from their profile and says what it shows', async () => {
    const { page } = await visit(`/profile/${ids.wen}`, { as: 'alumni' })
    expect(page.has(`a[download][href="${cardOf(ids.wen)}"]`)).toBe(true)
    const answer = await fetch(cardOf(ids.wen), { as: 'alumni' })
    const card = (await answer.text()).replace(/\r\n /g, '')
    expect(answer.headers.get('content-type')).toBe('text/vcard; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="wen-li.vcf"')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(card).toContain('N:Li;Wen;canary-wen.li-middle;;')
    const profile = await page.root.toString()
    expect(waysToReach(wen).filter((way) => card.includes(way))).toEqual(
      waysToReach(wen).filter((way) => profile.includes(way)),
    )
    expect(waysToReach(wen).filter((way) => card.includes(way))).toHaveLength(2)
  })

  test.each(['imani', 'tomas', 'odile'] as const)(
    'is not there where %s shows no way to be reached',
    async (who) => {
      expect((await fetch(cardOf(ids[who]), { as: 'alumni' })).status).toBe(404)
      const { page } = await visit(`/profile/${ids[who]}`, { as: 'alumni' })
      expect(page.has('a[href$="/vcard"]')).toBe(false)
    },
  )

  test('is for nobody who hides', async () => {
    const hidden = await newcomer({ visibility: 'HIDDEN' })
    expect((await fetch(cardOf(ids.wen), { as: hidden })).status).toBe(404)
  })
})
