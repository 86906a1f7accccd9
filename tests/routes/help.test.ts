// @one-database: it asks for no rows.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { pictureOf } from '#app/routes/help/rules.ts'
import { allTopics } from '#app/routes/help/topics.ts'
import { fetch, visit } from '../support/app.ts'

const people = ['fellow', 'alumni', 'partner', 'event-manager', 'staff', 'admin', 'many-roles'] as const

const linksFor = async (as?: (typeof people)[number] | 'new-fellow' | 'no-role') => {
  const { page } = await visit('/help', { as })
  return page.root
    .querySelectorAll('main section[aria-label] a')
    .map((link) => link.getAttribute('href') ?? '')
}

describe('help', () => {
  test.each(people)('leads a %s only to pages that open', async (as) => {
    const links = await linksFor(as)
    expect(links.length).toBeGreaterThan(3)
    for (const link of new Set(links)) {
      const answer = await fetch(link, { as })
      const to = answer.headers.get('location') ?? link
      expect([link, answer.status < 400 && to.startsWith(link)]).toEqual([link, true])
    }
  })

  test('says what is someone’s own to do, and nothing else', async () => {
    const [fellow, staff, visitor] = await Promise.all([linksFor('fellow'), linksFor('staff'), linksFor()])
    expect(fellow).toContain('/playbooks')
    expect(fellow).not.toContain('/admin')
    expect(staff).toContain('/admin/invitations')
    expect(visitor).toEqual(['/auth/register', '/auth/forgot-password', '/appearance'])
    const account = [
      'change-password',
      'second-factor',
      'passkeys',
      'devices',
      'privacy-and-visibility',
      'close-account',
    ]
    const ofAnyone = [...account.map((page) => `/profile/${page}`), '/appearance']
    expect(await linksFor('new-fellow')).toEqual(ofAnyone)
    expect(await linksFor('no-role')).toEqual(ofAnyone)
  })

  test.each([...people, 'new-fellow', undefined] as const)(
    'tells %s what is new of what they can do, and leads there',
    async (as) => {
      const { page } = await visit('/help', { as })
      const news = page.root.querySelectorAll('section[aria-labelledby="new"] li')
      expect(news.length).toBeGreaterThan(as ? 5 : 0)
      for (const link of page.root.querySelectorAll('section[aria-labelledby="new"] a')) {
        const to = link.getAttribute('href') ?? ''
        expect([to, (await fetch(to, { as })).status]).toEqual([to, 200])
      }
      expect(page.text('section[aria-labelledby="new"]').includes('how the site is doing')).toBe(
        as === 'admin',
      )
      const searched = await visit('/help?search=password', { as })
      expect(searched.page.has('section[aria-labelledby="new"]')).toBe(false)
    },
  )

  test('has a picture for each topic, and none that no topic shows', async () => {
    const shown = allTopics().map(pictureOf)
    const folder = '/pictures/help'
    expect(new Set(shown)).toEqual(
      new Set(readdirSync(`public${folder}`).map((file) => path.join(folder, file))),
    )
    const { page } = await visit('/help', { as: 'alumni' })
    const pictures = page.root.querySelectorAll('main section[aria-label] img')
    expect(pictures.length).toBe(page.texts('main section[aria-label] h3').length)
    for (const picture of pictures) {
      const { src, loading, width, height } = picture.attributes
      expect(shown).toContain(src)
      expect([loading, width, height]).toEqual(['lazy', '400', '280'])
    }
  })

  test('is searched by every word, in any case', async () => {
    const { page } = await visit('/help?search=CALENDAR+link', { as: 'fellow' })
    expect(page.texts('main h3')).toContain('Get your agenda in your calendar')
    expect(page.texts('main h3').length).toBeLessThan(4)
    const nothing = await visit('/help?search=zzz', { as: 'fellow' })
    expect(nothing.page.text('main')).toContain('No help found')
    expect(nothing.page.texts('main a')).toContain('Show all topics')
  })
})
