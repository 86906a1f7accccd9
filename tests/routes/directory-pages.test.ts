import { beforeAll, describe, expect, test, vi } from 'vitest'
import { db, fetch, signIn } from '../support/app.ts'
import { directory } from '../support/directory.ts'
import { join, person } from '../support/people.ts'

const CROWD = 120

beforeAll(async () => {
  await join(
    ...Array.from({ length: CROWD }, (_, index) =>
      person('Crowd', 'Silva', {
        email: `crowd-${index}@example.org`,
        hasVisibleAvatar: index % 2 === 0,
        profileImgUrl: `https://images.example.org/${index}.jpg`,
      }),
    ),
  )
})

describe('the pages', () => {
  test('hold every member exactly once, 36 a page, those with a photo first', async () => {
    const ids: number[] = []
    const photos: boolean[] = []
    for (const page of [1, 2, 3, 4]) {
      const shown = await directory(`?search=crowd+silva&page=${page}`)
      expect(shown.total).toBe(CROWD)
      expect(shown.ids).toHaveLength(page < 4 ? 36 : CROWD - 3 * 36)
      ids.push(...shown.ids)
      photos.push(
        ...shown.page.root.querySelectorAll('.person-card').map((card) => card.querySelector('img') !== null),
      )
    }
    expect(new Set(ids).size).toBe(CROWD)
    expect(photos).toEqual([...Array(CROWD / 2).fill(true), ...Array(CROWD / 2).fill(false)])
  })

  test('never show a photo that its member does not show', async () => {
    const { page } = await directory('?search=crowd&page=4')
    expect(page.root.toString()).not.toContain('images.example.org')
  })

  test.each([
    ['0', 1],
    ['-1', 1],
    ['abc', 1],
    ['1.5', 1],
    ['1e3', 1],
    ['', 1],
    ['99', 4],
    ['99999999999999999999', 4],
  ])('make of page %s page %i', async (asked, shown) => {
    const { status, page } = await directory(`?search=crowd+silva&page=${asked}`)
    expect(status).toBe(200)
    expect(page.text('.pagination [aria-current]')).toBe(String(shown))
  })

  test('are never of the size that an address asks for', async () => {
    for (const size of ['100000', '0', 'abc']) {
      expect((await directory(`?search=crowd+silva&itemsPerPage=${size}`)).ids).toHaveLength(36)
    }
  })

  test('lead to each other with everything that the list is filtered by', async () => {
    const { page } = await directory('?search=crowd+silva&showActive=nonsense&page=2')
    expect(page.find('.pagination [rel=next]').getAttribute('href')).toBe(
      '/directory?search=crowd+silva&page=3',
    )
    expect(page.find('.pagination [rel=prev]').getAttribute('href')).toBe('/directory?search=crowd+silva')
  })

  test('are in the order of the latest change where that is asked, which tells nothing of Basic Profiles', async () => {
    const people = ['Ann', 'Ben', 'Cleo', 'Dan'].map((name) =>
      person(name, 'Recent', {
        email: `${name.toLowerCase()}-recent@example.org`,
        visibility: name === 'Dan' ? 'PRIVATE' : 'PUBLIC',
      }),
    )
    for (const [index, id] of (await join(...people)).entries()) {
      const profileChangedAt = new Date(Date.UTC(2026, 0, 1 + index))
      await db().user.update({ where: { id }, data: { profileChangedAt } })
    }
    const byName = await directory('?search=recent')
    expect(byName.names).toEqual(['Ann Recent', 'Ben Recent', 'Cleo Recent', 'Dan Recent'])
    const orders = byName.page.root.querySelectorAll('nav[aria-label="Sort by"] a')
    expect(orders.map((link) => [link.text, link.getAttribute('href')])).toEqual([
      ['Name', '/directory?search=recent'],
      ['Latest change', '/directory?search=recent&sort=recent'],
    ])
    const byChange = await directory('?search=recent&sort=recent')
    expect(byChange.names).toEqual(['Cleo Recent', 'Ben Recent', 'Ann Recent', 'Dan Recent'])
    expect(byChange.page.texts('nav[aria-label="Sort by"] [aria-current]')).toEqual(['Latest change'])
    expect(byChange.page.form('main form[role=search]').fields.get('sort')).toBe('recent')
    expect((await directory('?search=recent&sort=email')).names).toEqual(byName.names)
  })

  test('count anew when a member joins', async () => {
    const before = await directory('')
    await join(person('Late', 'Comer'))
    expect((await directory('')).total).toBe(before.total + 1)
  })
})

describe('the queries of a page', () => {
  const queriesOf = async (search: string) => {
    const cookie = await signIn('fellow')
    await fetch('/directory', { cookie })
    const spy = vi.spyOn(db(), '$queryRaw')
    try {
      await fetch(`/directory${search}`, { cookie })
      return spy.mock.calls.length
    } finally {
      spy.mockRestore()
    }
  }

  test('are as few for many members, choices and words as for none', async () => {
    expect(await queriesOf('')).toBe(4)
    expect(await queriesOf('?search=crowd')).toBe(5)
    expect(await queriesOf('?search=crowd+silva&page=3&organizationSearch=a&locationSearch=b')).toBe(5)
    expect(
      await queriesOf('?locationIds=1&locationIds=2&programYears=2024&programYears=2025&search=a'),
    ).toBeLessThan(6)
    expect(await queriesOf('?search=nobodyatall')).toBe(4)
  })
})
