import { beforeAll, describe, expect, test } from 'vitest'
import { kindNamed } from '#app/domain/administered/kinds.server.ts'
import type { Kind } from '#app/domain/administration/kind.server.ts'
import { readRecords } from '#app/domain/administration/store.server.ts'
import { packIds } from '#app/values/packed-ids.server.ts'
import { lastEntry, post } from '../support/administration.ts'
import { db, fetch, signIn, submit, visit } from '../support/app.ts'
import { noticeAfter } from '../support/bulk-edits.ts'
import { statementsOf } from '../support/statements.ts'

const DRAFTS = 63
const LIST = '/admin/resources'
const FILTER = 'search=tidewater&standing=draft'

const draft = (name: string) => ({
  name,
  subtype: 'RESOURCE' as const,
  sortKey: name.toLowerCase(),
  searchKey: name.toLowerCase(),
  published: false,
  publishedAt: null,
})
const named = (number: number) => `Tidewater ${String(number).padStart(2, '0')}`

let cookie = ''
beforeAll(async () => {
  cookie = await signIn('admin', 'ADMIN')
  await db().resource.createMany({
    data: Array.from({ length: DRAFTS }, (_, index) => draft(named(index + 1))),
  })
  await db().resource.create({ data: { ...draft('Tidewater, published'), published: true } })
})

const idOf = async (name: string) => (await db().resource.findFirstOrThrow({ where: { name } })).id
const archived = () =>
  db().resource.count({ where: { name: { startsWith: 'Tidewater' }, archivedAt: { not: null } } })

describe('all that match a filter', () => {
  test.each(['', '&page=3'])('are offered with their number on every page of the list%s', async (page) => {
    const list = await visit(`${LIST}?${FILTER}${page}`, { cookie })
    expect(list.page.text('label[for="select-all"]')).toBe(`Select all ${DRAFTS} that match this filter`)
    const form = list.page.form('form:has(#select-all)', { all: 'true', operation: 'archive' })
    const chosen = await submit(form, { cookie })
    expect(await chosen.text()).toContain(`That’s all ${DRAFTS} that match “tidewater”, Draft.`)
  })

  test('are said to be one where there is no other', async () => {
    const filter = 'search=tidewater+published&standing=published'
    const { page } = await visit(`${LIST}?${filter}`, { cookie })
    expect(page.text('label[for="select-all"]')).toBe('Select the one that matches this filter')
    const chosen = await submit(page.form('form:has(#select-all)', { all: 'true', operation: 'archive' }), {
      cookie,
    })
    expect(await chosen.text()).toContain('That’s the one that matches “tidewater published”, Published.')
  })

  test('are the rows of the list’s file', async () => {
    const file = await (await fetch(`${LIST}/export/csv?${FILTER}`, { cookie })).text()
    expect(file.match(/Tidewater \d\d/g)).toHaveLength(DRAFTS)
  })

  test('are not offered of a list without a filter', async () => {
    expect((await visit(LIST, { cookie })).page.has('#select-all')).toBe(false)
  })

  test('are done as they were counted: what changed is named, what came since is left alone', async () => {
    const { page } = await visit(`${LIST}/bulk?${FILTER}&all=true&operation=archive`, { cookie })
    expect(page.text('h1')).toBe(`Archive ${DRAFTS} resources?`)
    expect(page.texts('main li').join()).toContain(named(1))
    const form = page.form('.admin-page form', {}, 'Archive')

    const colleague = await signIn('staff', 'STAFF')
    const changed = named(40)
    await fetch(`${LIST}/${await idOf(changed)}/status`, {
      cookie: colleague,
      form: { operation: 'publish' },
    })
    for (const name of ['Tidewater, later', 'Tidewater, latest'])
      await db().resource.create({ data: draft(name) })

    const { text } = await noticeAfter(cookie, await submit(form, { cookie }))
    expect(text).toContain(`${DRAFTS - 1} resources archived. 1 left as it is. “${changed}”`)
    expect(await archived()).toBe(DRAFTS - 1)
    const parent = await db().changeEntry.findFirstOrThrow({ where: { door: 'BULK', parentId: null } })
    expect(parent).toMatchObject({ count: DRAFTS - 1, about: `all ${DRAFTS} that match “tidewater”, Draft` })
    expect(await db().changeEntry.count({ where: { parentId: parent.id } })).toBe(DRAFTS - 1)
  })

  test('are nothing without a filter and without rows, whoever sends what', async () => {
    const [before, entry] = [await archived(), await lastEntry()]
    const form = { ids: packIds([await idOf('Tidewater, later')]), key: crypto.randomUUID() }
    for (const query of [
      'operation=archive',
      'operation=archive&all=true',
      'operation=archive&all=true&page=3',
    ])
      expect((await post(`${LIST}/bulk?${query}`, form, { cookie })).status, query).toBe(400)
    expect([await archived(), (await lastEntry()).id]).toEqual([before, entry.id])
  })
})

describe('what is done to many', () => {
  const make = async (count: number) => {
    const made = await db().resource.createManyAndReturn({
      data: Array.from({ length: count }, (_, at) => ({
        ...draft(`Millrace ${count} ${at}`),
        published: true,
        draft: { name: `Millrace ${count} ${at}, anew` },
      })),
      select: { id: true },
    })
    return made.map(({ id }) => id)
  }
  /** Drafts have every field; those that were made above have their names alone. */
  const complete = async (ids: number[]) => {
    for (const { id, content } of await readRecords(db(), kindNamed('resources') as Kind, ids)) {
      const [live] = await readRecords(db(), kindNamed('resources') as Kind, [id])
      await db().resource.update({ where: { id }, data: { draft: { ...live?.live, ...content } as object } })
    }
  }

  test.each(['publish', 'tag', 'archive'] as const)(
    'takes as many statements as what is done to few, to “%s” it and to undo that',
    async (operation) => {
      const { id: tag } = await db().tag.findFirstOrThrow({ where: { type: 'INDUSTRY' } })
      const taken: number[][] = []
      for (const count of [2, 40]) {
        const ids = await make(count)
        await complete(ids)
        const form = { ids: packIds(ids), key: crypto.randomUUID(), tag: String(tag) }
        const chosen = ids.map((id) => `item=${id}`).join('&')
        const doing = await statementsOf(() =>
          post(`${LIST}/bulk?operation=${operation}&${chosen}`, form, { cookie }),
        )
        const parent = await db().changeEntry.findFirstOrThrow({
          where: { door: 'BULK', parentId: null },
          orderBy: { id: 'desc' },
        })
        expect(parent.count).toBe(count)
        const undoing = await statementsOf(() => post(`/admin/history/${parent.id}/undo`, {}, { cookie }))
        const { undoneById } = await db().changeEntry.findUniqueOrThrow({ where: { id: parent.id } })
        expect(undoneById).not.toBeNull()
        taken.push([doing, undoing])
        await db().resource.deleteMany({ where: { id: { in: ids } } })
      }
      expect(taken[1]).toEqual(taken[0])
    },
  )
})
