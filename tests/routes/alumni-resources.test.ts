import { beforeAll, describe, expect, test } from 'vitest'
import type { ElementKind } from '#app/db/generated/enums.ts'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { db, fetch, visit } from '../support/app.ts'
import { alumniResource, queriesOf } from '../support/home.ts'

const list = async (search = '', as: DemoAccount = 'alumni') => {
  const { page, status } = await visit(`/alumni-resources${search}`, { as })
  return { page, status, names: page.texts('.resource-card h2') }
}

type Element = { kind: ElementKind; text: string; url?: string }

const resourceSaying = (elements: Element[], name = 'Part one') =>
  alumniResource(`Saying ${elements.length}`, {
    summary: 'In short',
    estimatedMinutes: 25,
    activities: {
      create: [
        { name: 'Second part', position: 2, elements: { create: [{ kind: 'TEXT', text: 'The end' }] } },
        { name, position: 1, elements: { create: elements.map((it, position) => ({ ...it, position })) } },
      ],
    },
  })

beforeAll(async () => {
  await db().resource.deleteMany()
})

test('without resources the list says so', async () => {
  const { page, status } = await list()
  expect(status).toBe(200)
  expect(page.text('.empty-state h2')).toBe('No resources')
})

describe('the list', () => {
  let coachingId: number
  beforeAll(async () => {
    const tagged = async (flag: 'MENU_ITEM' | 'COACHING_ITEM') => ({
      tags: { connect: { id: (await db().tag.findFirstOrThrow({ where: { flag } })).id } },
    })
    const changed = (day: number) => ({ publishedAt: new Date(Date.UTC(2026, 1, day)) })
    for (let day = 1; day <= 22; day++) await alumniResource(`Changed on ${day}`, changed(day))
    await alumniResource('A menu item', { ...changed(1), ...(await tagged('MENU_ITEM')) })
    const coaching = await alumniResource('Coaching', { ...changed(28), ...(await tagged('COACHING_ITEM')) })
    coachingId = coaching.id
    await alumniResource('A draft', { ...changed(28), published: false })
    await alumniResource('Of the library', { ...changed(28), subtype: 'RESOURCE' })
  })

  test('shows menu items first, then what changed last, ten a page', async () => {
    const { names, page } = await list()
    expect(names).toEqual([
      'A menu item',
      'Coaching',
      ...[22, 21, 20, 19, 18, 17, 16, 15].map((day) => `Changed on ${day}`),
    ])
    expect(page.find('.pagination [rel=next]').getAttribute('href')).toBe('/alumni-resources?page=2')
    expect((await list('?page=3')).names).toEqual([4, 3, 2, 1].map((day) => `Changed on ${day}`))
    expect((await list('?page=99')).names).toEqual([4, 3, 2, 1].map((day) => `Changed on ${day}`))
  })

  test('tells staff and alumni of coaching, and nobody else', async () => {
    for (const account of ['staff', 'alumni', 'hidden'] as const)
      expect((await list('', account)).names.slice(0, 2)).toEqual(['A menu item', 'Coaching'])
    expect((await list('', 'self-fellow')).names).not.toContain('Coaching')
    for (const address of [`/alumni-resources/${coachingId}`, `/alumni-resources/${coachingId}.data`]) {
      const answer = await fetch(address, { as: 'self-fellow' })
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain('Coaching')
    }
  })

  test('takes four queries, those of session and badges included, and a resource three', async () => {
    const { id } = await resourceSaying([{ kind: 'TEXT', text: 'Hello' }])
    expect(await queriesOf('/alumni-resources', 'alumni')).toHaveLength(4)
    expect(await queriesOf(`/alumni-resources/${id}`, 'alumni')).toHaveLength(3)
    await db().resource.delete({ where: { id } })
  })
})

describe('a resource', () => {
  const show = async (elements: Element[], name?: string) => {
    const { id } = await resourceSaying(elements, name)
    return (await visit(`/alumni-resources/${id}`, { as: 'alumni' })).page
  }

  test('shows its parts in their order, each under its name', async () => {
    const page = await show([{ kind: 'TEXT', text: 'Some **strong** words\n\n# A heading' }])
    expect(page.text('h1')).toBe('Saying 1')
    expect(page.texts('article h2')).toEqual(['Part one'])
    expect(page.texts('[aria-label=Sections] bdi')).toEqual(['Part one', 'Second part'])
    expect(page.text('article .prose strong')).toBe('strong')
    expect(page.text('article .prose h3')).toBe('A heading')
    expect(page.texts('article .tag')).toContain('25 min')
  })

  test('links to its videos and files', async () => {
    const page = await show([
      { kind: 'VIDEO', text: 'The talk', url: 'https://video.example.org/1' },
      { kind: 'FILE', text: 'The sheet', url: 'https://files.example.org/1.pdf' },
      { kind: 'FILE', text: 'No page', url: 'javascript:alert(1)' },
      { kind: 'VIDEO', text: 'No address' },
    ])
    const links = page.root.querySelectorAll('article .activity a')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://video.example.org/1',
      'https://files.example.org/1.pdf',
    ])
    expect(page.root.toString()).not.toContain('javascript:')
  })

  test('shows its pictures with their text', async () => {
    const page = await show([{ kind: 'IMAGE', text: 'A hill', url: '/favicon.svg' }])
    expect(page.find('article .activity img').getAttribute('alt')).toBe('A hill')
  })

  test('runs nothing that somebody wrote into it', async () => {
    const page = await show(
      [{ kind: 'TEXT', text: '<script>alert(1)</script><img src=x onerror=alert(1)>' }],
      '<b>x</b>',
    )
    expect(page.has('article script, article img, article b')).toBe(false)
  })

  test.each(['0', '1e3', 'abc', '99999999999', '-1', '٣', '2147483647'])(
    'with the id %s is not there',
    async (id) => {
      for (const address of [
        `/alumni-resources/${encodeURIComponent(id)}`,
        `/alumni-resources/${encodeURIComponent(id)}.data`,
      ]) {
        expect((await fetch(address, { as: 'alumni' })).status).toBe(404)
      }
    },
  )
})
