import { beforeAll, describe, expect, test, vi } from 'vitest'
import { db, visit } from '../support/app.ts'
import { eventIn } from '../support/home.ts'
import { newPartner } from '../support/partners.ts'

const namesAt = async (search: string) =>
  (await visit(`/events${search}`, { as: 'alumni' })).page.texts('.event-card h2')

const tagOf = async (type: 'CATEGORY' | 'FORMAT' | 'EVENT_TYPE', position: number) => {
  const tags = await db().tag.findMany({ where: { type }, orderBy: { position: 'asc' } })
  return tags[position]?.id as number
}

let ids: {
  community: number
  networking: number
  virtual: number
  panel: number
  host: number
  nobody: number
}

beforeAll(async () => {
  await db().event.updateMany({ data: { published: false } })
  ids = {
    community: await tagOf('CATEGORY', 1),
    networking: await tagOf('CATEGORY', 3),
    virtual: await tagOf('FORMAT', 1),
    panel: await tagOf('EVENT_TYPE', 3),
    host: await newPartner('Harborlight Capital'),
    nobody: await newPartner('No Events Ltd'),
  }
  const tagged = (...tagIds: number[]) => ({ tags: { connect: tagIds.map((id) => ({ id })) } })
  await eventIn(1, 'Soon', { startTime: '18:00', organizationId: ids.host })
  await eventIn(1, 'Sooner', { startTime: '09:00', ...tagged(ids.community, ids.virtual) })
  await eventIn(3, 'Later', tagged(ids.networking, ids.panel))
  await eventIn(-3, 'Past', tagged(ids.community))
})

describe('the library', () => {
  test('goes by day and time, or the latest first', async () => {
    expect(await namesAt('')).toEqual(['Sooner', 'Soon', 'Later'])
    expect(await namesAt('?sort=recent')).toEqual(['Later', 'Soon', 'Sooner'])
    expect(await namesAt('?sort=recent&viewAll=true')).toEqual(['Later', 'Soon', 'Sooner', 'Past'])
    expect(await namesAt('?sort=anything')).toEqual(['Sooner', 'Soon', 'Later'])
  })

  test('is narrowed by what is chosen: one of each group', async () => {
    expect(await namesAt(`?categoryIds=${ids.community}`)).toEqual(['Sooner'])
    expect(await namesAt(`?categoryIds=${ids.community}&categoryIds=${ids.networking}`)).toEqual([
      'Sooner',
      'Later',
    ])
    expect(await namesAt(`?categoryIds=${ids.community}&viewAll=true`)).toEqual(['Sooner', 'Past'])
    expect(await namesAt(`?formatIds=${ids.virtual}`)).toEqual(['Sooner'])
    expect(await namesAt(`?typeIds=${ids.panel}`)).toEqual(['Later'])
    expect(await namesAt(`?organizationIds=${ids.host}`)).toEqual(['Soon'])
    expect(await namesAt(`?formatIds=${ids.virtual}&typeIds=${ids.panel}`)).toEqual([])
  })

  test.each(['categoryIds=NaN', 'typeIds=99999999999', 'formatIds=-1', 'organizationIds=1e3'])(
    'leaves out %s, which can’t be chosen',
    async (search) => {
      const { page, status } = await visit(`/events?${search}`, { as: 'alumni' })
      expect(status).toBe(200)
      expect(page.texts('.event-card h2')).toHaveLength(3)
      expect(page.has('[aria-label="Active filters"]')).toBe(false)
    },
  )

  test('offers the hosts of its events alone', async () => {
    const { page } = await visit('/events', { as: 'alumni' })
    const offered = page.root
      .querySelectorAll('input[name=organizationIds]')
      .map((input) => Number(input.getAttribute('value')))
    expect(offered).toEqual([ids.host])
  })

  test('offers the tags of its events alone', async () => {
    const { page } = await visit('/events', { as: 'alumni' })
    const offered = (name: string) =>
      page.root.querySelectorAll(`input[name=${name}]`).map((input) => Number(input.getAttribute('value')))
    expect(offered('categoryIds')).toEqual([ids.community, ids.networking])
    expect(offered('formatIds')).toEqual([ids.virtual])
    expect(offered('typeIds')).toEqual([ids.panel])
  })

  test('says by what it is narrowed, and how to take that back', async () => {
    const { page } = await visit(
      `/events?sort=recent&categoryIds=${ids.community}&organizationIds=${ids.host}`,
      { as: 'alumni' },
    )
    expect(page.text('.empty-state h2')).toBe('No events found.')
    const chips = page.root.querySelectorAll('[aria-label="Active filters"] a')
    expect(chips.map((chip) => chip.getAttribute('href'))).toEqual([
      `/events?sort=recent&organizationIds=${ids.host}`,
      `/events?sort=recent&categoryIds=${ids.community}`,
      '/events',
    ])
    expect(page.form('form[aria-label="Search and filter events"]').fields.getAll('categoryIds')).toEqual([
      String(ids.community),
    ])
    expect(page.find('.empty-state a').getAttribute('href')).toBe('/events')
  })

  test('that can’t be read says so instead of looking empty', async () => {
    const read = db().$queryRaw.bind(db())
    const spy = vi
      .spyOn(db(), '$queryRaw')
      .mockImplementation(((text: TemplateStringsArray, ...values: unknown[]) =>
        text.join('').includes('SELECT (SELECT count(*)::int FROM ')
          ? Promise.reject(new Error('connection lost'))
          : read(text, ...values)) as never)
    try {
      const { page, status } = await visit('/events', { as: 'alumni' })
      expect(status).toBe(200)
      expect(page.text('main')).toContain('We couldn’t load this list.')
      expect(page.has('.empty-state')).toBe(false)
    } finally {
      spy.mockRestore()
    }
  })
})
