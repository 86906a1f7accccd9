import { describe, expect, test } from 'vitest'
import { db, fetch, submit, visit } from '../support/app.ts'
import { newcomer } from '../support/messages.ts'
import {
  answer,
  chosenIn,
  open,
  playbooksOf,
  repeater,
  SECTION_OF,
  SECTIONS,
  storedOf,
  walkTo,
  where,
} from '../support/onboarding.ts'

const notice = (response: Response) => (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''

describe('another playbook', () => {
  test('is begun by its first form, and leads to itself at the end', async () => {
    const walk = await repeater()
    const { page } = await open(walk)
    expect(page.text('h1')).toBe('A new playbook')
    expect(await playbooksOf(walk)).toEqual([])
    await walkTo(walk, SECTION_OF.industries)
    await answer(walk, SECTION_OF.industries, ['Energy', 'Other'], 'Space')
    await answer(walk, SECTION_OF.functions)
    await answer(walk, SECTION_OF.roles)
    await answer(walk, SECTION_OF.steps)
    const last = await answer(walk, SECTIONS, ['Find me a coach'])
    const [playbook] = await playbooksOf(walk)
    expect(where(last)).toBe(`/playbooks/${playbook?.id}`)
    const shown = await visit(where(last) ?? '', { cookie: `${walk.cookie}; ${notice(last)}` })
    expect(shown.page.text('main .notice')).toBe('Your playbook is ready.')
    expect(shown.page.text('h1')).toBe(playbook?.name)
    expect(shown.page.texts('dt')).toEqual([
      'Which industries interest you?',
      'What can the alumni team do for you?',
    ])
    expect(shown.page.texts('dd li')).toEqual(['Energy', 'Space', 'Find me a coach'])
    expect(shown.page.texts('.steps h3')).toEqual([
      'Verify your profile',
      'Connect with members',
      'Tell the alumni team what you need',
    ])
  })

  test('that was left is gone on with before there is a next one', async () => {
    const walk = await repeater()
    await walkTo(walk, SECTION_OF.goals)
    await answer(walk, SECTION_OF.goals, ['Get promoted'])
    const list = await visit('/playbooks', walk)
    expect(list.page.text('li.card')).toContain('Not finished. Continue')
    const share = Number(list.page.find('li.card progress').getAttribute('value'))
    expect(share).toBeGreaterThan(0)
    expect(list.page.text('li.card .progress p')).toBe(`${share}% done`)
    expect(list.page.find('.card-link').getAttribute('href')).toBe('/playbooks/onboarding')
    const [begun] = await playbooksOf(walk)
    expect((await visit(`/playbooks/${begun?.id}`, walk)).page.text('main .notice')).toContain(
      'Continue where you left off',
    )
    expect((await open(walk)).page.text('h1')).toBe('Which industries interest you?')
    expect(chosenIn((await open(walk, SECTION_OF.goals)).page)).toEqual(['Get promoted'])
    expect((await playbooksOf(walk)).length).toBe(1)
  })

  test('starts without the answers of the last one, under a name of its own', async () => {
    const walk = await repeater()
    for (const goal of ['Get promoted', 'Find a mentor']) {
      await walkTo(walk, SECTION_OF.goals)
      expect(chosenIn((await open(walk)).page)).toEqual([])
      await answer(walk, SECTION_OF.goals, [goal])
      for (let section = SECTION_OF.industries; section <= SECTIONS; section++) await answer(walk, section)
    }
    const playbooks = await playbooksOf(walk)
    expect(playbooks.length).toBe(2)
    expect(playbooks[1]?.name).toBe(`${playbooks[0]?.name} (2)`)
    expect(await storedOf(walk)).toEqual(['Find a mentor'])
    const { page } = await visit('/playbooks', walk)
    expect(page.texts('.card-link')).toEqual([playbooks[1]?.name, playbooks[0]?.name])
    expect(page.texts('.chip')).toEqual(['Find a mentor', 'Get promoted'])
  })

  test('tells an answer that comes after its end that it came too late', async () => {
    const walk = await repeater()
    await walkTo(walk, SECTION_OF.goals)
    const { page } = await open(walk)
    const old = page.form('.questionnaire form')
    const choice = page.root.querySelectorAll('.answer input')[0]?.getAttribute('value') ?? ''
    for (let section = SECTION_OF.goals; section <= SECTIONS; section++) await answer(walk, section)
    const [finished] = await playbooksOf(walk)
    const same = await submit(old, walk)
    expect(where(same)).toBe(`/playbooks/${finished?.id}`)
    old.fields.append('answers', choice)
    const late = await submit(old, walk)
    const shown = await visit(where(late) ?? '', { cookie: `${walk.cookie}; ${notice(late)}` })
    expect(shown.page.text('main .notice')).toContain('was already finished')
    expect((await playbooksOf(walk)).length).toBe(1)
    expect(await storedOf(walk)).toEqual([])
  })
})

describe('a playbook', () => {
  test('is there for its owner alone', async () => {
    const { id } = await db().playbook.findFirstOrThrow({ where: { user: { email: 'alumni@example.org' } } })
    expect((await fetch(`/playbooks/${id}`, { as: 'alumni' })).status).toBe(200)
    const stranger = await newcomer()
    for (const address of [
      `/playbooks/${id}`,
      `/playbooks/${id}.data`,
      '/playbooks/0',
      '/playbooks/x',
      '/playbooks/2147483648',
    ]) {
      expect((await fetch(address, { as: stranger })).status, address).toBe(404)
    }
  })

  test('says where every question was skipped', async () => {
    const walk = await repeater()
    await walkTo(walk, SECTIONS + 1)
    const [playbook] = await playbooksOf(walk)
    const { page } = await visit(`/playbooks/${playbook?.id}`, walk)
    expect(page.text('main')).toContain('You skipped every question in this playbook.')
  })
})

describe('the list', () => {
  test('invites whoever has none to the first', async () => {
    const { page } = await visit('/playbooks', { as: await newcomer() })
    expect(page.text('.empty-state h2')).toBe('No playbooks')
    expect(page.find('.empty-state a').getAttribute('href')).toBe('/playbooks/onboarding')
    expect(page.text('.empty-state a')).toBe('Add a New Playbook')
  })

  test('has ten on a page, the latest first', async () => {
    const userId = await newcomer()
    await db().playbook.createMany({
      data: Array.from({ length: 12 }, (_, index) => ({
        userId,
        name: `Playbook ${index + 1}`,
        createdAt: new Date(Date.UTC(2026, 0, index + 1)),
        completedAt: new Date(Date.UTC(2026, 0, index + 1)),
      })),
    })
    const first = await visit('/playbooks', { as: userId })
    expect(first.page.texts('.card-link').length).toBe(10)
    expect(first.page.texts('.card-link')[0]).toBe('Playbook 12')
    const beyond = await visit('/playbooks?page=9', { as: userId })
    expect(beyond.page.texts('.card-link')).toEqual(['Playbook 2', 'Playbook 1'])
  })
})
