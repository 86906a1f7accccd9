import { beforeAll, describe, expect, test, vi } from 'vitest'
import { db, visit } from '../support/app.ts'
import { newcomer } from '../support/messages.ts'
import { cardsAt, newResource, newTag, tagged } from '../support/resources.ts'
import { statementsOf } from '../support/statements.ts'

const namesAt = async (search: string) => (await cardsAt(`/resources${search}`)).names

beforeAll(async () => {
  await db().resource.deleteMany()
})

test('a library without resources says so, and so do favorites and completions, encouragingly', async () => {
  const titleAt = async (address: string) => (await cardsAt(address)).page.text('.empty-state h2')
  expect(await titleAt('/resources')).toBe('No resources')
  expect(await titleAt('/resources/favorites')).toBe('No favorites yet?!')
  expect(await titleAt('/resources/completed')).toBe('You haven’t completed any resources yet')
})

describe('the library', () => {
  let ids: Record<'consulting' | 'law' | 'sales' | 'forStaff', number>

  beforeAll(async () => {
    const flag = async (
      wanted: 'ALUMNI_EVENT' | 'EVENT_RECORDING' | 'TECHNICAL_PREP' | 'MENU_ITEM' | 'COACHING_ITEM',
    ) => (await db().tag.findFirstOrThrow({ where: { flag: wanted } })).id
    ids = {
      consulting: await newTag({ type: 'INDUSTRY', name: 'Consulting for tests' }),
      law: await newTag({ type: 'INDUSTRY', name: 'Law for tests', position: 1 }),
      sales: await newTag({ type: 'JOB_FUNCTION', name: 'Sales for tests' }),
      forStaff: await newTag({ type: 'JOB_FUNCTION', name: 'For staff', roles: ['STAFF'] }),
    }
    const recording = await flag('EVENT_RECORDING')
    await newResource('Åland', { day: 9, estimatedMinutes: 15, ...tagged(ids.consulting, recording) })
    await newResource('Case', { day: 8, estimatedMinutes: 16, ...tagged(ids.consulting, ids.sales) })
    await newResource('Toast', {
      day: 7,
      estimatedMinutes: 5,
      ...tagged(await flag('ALUMNI_EVENT'), recording),
    })
    await newResource('Code', { day: 6, estimatedMinutes: 60, ...tagged(await flag('TECHNICAL_PREP')) })
    await newResource('Brief', { day: 5, estimatedMinutes: 61, ...tagged(ids.law, ids.sales, ids.forStaff) })
    await newResource('Endless', { day: 4 })
    await newResource('Menu', { day: 10, ...tagged(await flag('MENU_ITEM')) })
    await newResource('Coaching', { day: 11, ...tagged(await flag('COACHING_ITEM')) })
    await newResource('Draft', { day: 12, published: false })
    await newResource('Of alumni', { day: 12, subtype: 'ALUMNI_RESOURCE' })
    await newResource('Insight', { day: 12, subtype: 'MLT_INSIGHT' })
  })

  test('goes by what changed last, or by name', async () => {
    expect(await namesAt('')).toEqual(['Åland', 'Case', 'Toast', 'Code', 'Brief', 'Endless'])
    expect(await namesAt('?sort=alphabetical')).toEqual([
      'Åland',
      'Brief',
      'Case',
      'Code',
      'Endless',
      'Toast',
    ])
    expect(await namesAt('?sort=anything')).toEqual(await namesAt(''))
  })

  test('shows what menus lead to and coaching where that is asked for alone', async () => {
    expect((await namesAt('?showSpecialItems=true')).slice(0, 3)).toEqual(['Coaching', 'Menu', 'Åland'])
  })

  test('is narrowed by bands of length, both ends included', async () => {
    expect(await namesAt('?lengths=0-15')).toEqual(['Åland', 'Toast'])
    expect(await namesAt('?lengths=16-30')).toEqual(['Case'])
    expect(await namesAt('?lengths=46-60')).toEqual(['Code'])
    expect(await namesAt('?lengths=over-60&lengths=16-30')).toEqual(['Case', 'Brief'])
    expect(await namesAt('?lengths=31-45')).toEqual([])
    expect(await namesAt('?lengths=1-2')).toHaveLength(6)
  })

  test('is narrowed by each switch, and by several at once', async () => {
    expect(await namesAt('?alumniEvents=true')).toEqual(['Toast'])
    expect(await namesAt('?eventRecordings=true')).toEqual(['Åland', 'Toast'])
    expect(await namesAt('?technicalPrep=true')).toEqual(['Code'])
    expect(await namesAt('?shortClips=true')).toEqual(['Åland', 'Toast'])
    expect(await namesAt('?shortClips=true&alumniEvents=true')).toEqual(['Toast'])
    expect(await namesAt('?technicalPrep=true&alumniEvents=true')).toEqual([])
  })

  test('is narrowed by tags: one of each type', async () => {
    expect(await namesAt(`?tagIds=${ids.consulting}`)).toEqual(['Åland', 'Case'])
    expect(await namesAt(`?tagIds=${ids.consulting}&tagIds=${ids.law}`)).toEqual(['Åland', 'Case', 'Brief'])
    expect(await namesAt(`?tagIds=${ids.consulting}&tagIds=${ids.law}&tagIds=${ids.sales}`)).toEqual([
      'Case',
      'Brief',
    ])
  })

  test('offers the tags that something bears and that are meant for the reader’s role, by type', async () => {
    const offered = async (as: 'alumni' | 'staff') =>
      (await cardsAt('/resources', as)).page.texts('.filter-group:has([name=tagIds]) label')
    expect(await offered('alumni')).toEqual(['Consulting for tests', 'Law for tests', 'Sales for tests'])
    expect(await offered('staff')).toContain('For staff')
    expect(await namesAt(`?tagIds=${ids.forStaff}`)).toHaveLength(6)
  })

  test('keeps what it is narrowed to in its address, each thing removable', async () => {
    const address = `/resources?sort=alphabetical&lengths=0-15&tagIds=${ids.consulting}&shortClips=true`
    const { page } = await cardsAt(address)
    const chips = page.root.querySelectorAll('[aria-label="Active filters"] a')
    expect(chips.map((chip) => chip.getAttribute('href'))).toEqual([
      `/resources?sort=alphabetical&lengths=0-15&tagIds=${ids.consulting}`,
      `/resources?sort=alphabetical&shortClips=true&tagIds=${ids.consulting}`,
      '/resources?sort=alphabetical&shortClips=true&lengths=0-15',
      '/resources',
    ])
    const { fields } = page.form('main form[role=search]')
    expect(fields.getAll('tagIds')).toEqual([String(ids.consulting)])
    expect(fields.get('shortClips')).toBe('true')
  })

  test('that has nothing of the kind says whom to ask', async () => {
    const { page } = await cardsAt('/resources?lengths=31-45')
    expect(page.text('.empty-state h2')).toBe('We are adding new resources every day!')
    expect(page.find('.empty-state p a').getAttribute('href')).toMatch(/^mailto:/)
    expect(page.find('.empty-state > a').getAttribute('href')).toBe('/resources')
  })

  test.each(['page=0', 'page=-1', 'page=abc', 'page=99', 'page=2&page=3', 'tagIds=1e3', 'search=%00'])(
    'asked for with %s shows its only page',
    async (search) => {
      const { names, status, page } = await cardsAt(`/resources?${search}`)
      expect(status).toBe(200)
      expect(names).toHaveLength(6)
      expect(page.has('.pagination')).toBe(false)
    },
  )

  test('that can’t be read says so instead of looking empty', async () => {
    const read = db().$queryRaw.bind(db())
    const spy = vi
      .spyOn(db(), '$queryRaw')
      .mockImplementation(((text: TemplateStringsArray, ...values: unknown[]) =>
        text.join('').includes('SELECT (SELECT count(*)::int FROM ')
          ? Promise.reject(new Error('connection lost'))
          : read(text, ...values)) as never)
    try {
      const { page, status } = await cardsAt('/resources')
      expect(status).toBe(200)
      expect(page.text('main')).toContain('We couldn’t load this list.')
      expect(page.has('.empty-state')).toBe(false)
    } finally {
      spy.mockRestore()
    }
  })

  test('sums up favorites and completions for members, not for staff, who have no use of marks', async () => {
    const as = await newcomer({ roles: ['ALUMNI'], currentRole: 'ALUMNI' })
    const { page } = await cardsAt('/resources', as)
    expect(page.texts('[aria-label="Your saved resources"] a')).toEqual(['Favorites (0)', 'Completions (0)'])
    expect(page.has('.resource-card form')).toBe(true)
    const { page: forStaff } = await cardsAt('/resources', 'staff')
    expect(forStaff.has('[aria-label="Your saved resources"]')).toBe(false)
    expect(forStaff.has('.resource-card form')).toBe(false)
  })

  test('shows twelve a page and takes as many statements for many as for few', async () => {
    const few = await statementsOf(() => visit('/resources', { as: 'alumni' }))
    for (let index = 0; index < 20; index++) await newResource(`Old ${index}`, tagged(ids.law))
    const { names, page } = await cardsAt('/resources')
    expect(names).toHaveLength(12)
    expect(page.find('.pagination [rel=next]').getAttribute('href')).toBe('/resources?page=2')
    expect((await cardsAt('/resources?page=3')).names).toHaveLength(2)
    expect((await cardsAt('/resources?page=77')).names).toHaveLength(2)
    expect(await statementsOf(() => visit('/resources', { as: 'alumni' }))).toBe(few)
  })
})
