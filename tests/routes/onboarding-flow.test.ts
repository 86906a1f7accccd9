// @one-database: which step comes next is decided above the database.
import { describe, expect, test } from 'vitest'
import { fetch, submit, visit } from '../support/app.ts'
import {
  answer,
  beginner,
  chosenIn,
  isOnboarded,
  open,
  playbooksOf,
  post,
  SECTION_OF,
  SECTIONS,
  storedOf,
  walkTo,
  where,
} from '../support/onboarding.ts'

const noticeOf = (response: Response) => (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''

describe('the onboarding', () => {
  test('leads through the welcome, the questions and the steps to the last question, and then home', async () => {
    const walk = await beginner()
    const titles: string[] = []
    for (let section = 1; section <= SECTIONS; section++) {
      const { page, status } = await open(walk)
      expect(status).toBe(200)
      titles.push(page.text('h1'))
      expect(page.text('.progress p')).toBe(
        `Section ${section} of ${SECTIONS} · ${Math.floor(((section - 1) * 100) / SECTIONS)}% done`,
      )
      expect(page.find('progress').getAttribute('value')).toBe(
        String(Math.floor(((section - 1) * 100) / SECTIONS)),
      )
      const response = await submit(page.form('.questionnaire form'), { cookie: walk.cookie })
      expect(response.status).toBe(303)
      expect(where(response)).toBe(section < SECTIONS ? `/onboarding/${section + 1}` : '/')
      expect(await isOnboarded(walk)).toBe(section === SECTIONS)
    }
    expect(titles).toEqual([
      'Welcome, Nadia',
      'Where are you in your career search?',
      'What are your career goals?',
      'Which industries interest you?',
      'Which kinds of work do you want to do?',
      'Which roles do you see yourself in next?',
      'What comes next',
      'What can the alumni team do for you?',
    ])
    const [playbook] = await playbooksOf(walk)
    expect(playbook).toMatchObject({ sectionsDone: SECTIONS, choices: [] })
    expect(playbook?.completedAt).toBeInstanceOf(Date)
    expect(where(await fetch('/onboarding', { cookie: walk.cookie }))).toBe('/')
    expect(where(await post(walk, 2, {}))).toBe('/')
  })

  test('says at its end that a playbook is ready', async () => {
    const walk = await beginner()
    await walkTo(walk, SECTIONS)
    const last = await answer(walk, SECTIONS)
    const { page } = await visit('/playbooks', { cookie: `${walk.cookie}; ${noticeOf(last)}` })
    expect(page.text('main .notice')).toBe('Welcome, Nadia! Your first playbook is ready.')
    expect(page.texts('.card-link').length).toBe(1)
  })

  test('keeps the page that was asked for through all sections', async () => {
    const walk = await beginner()
    let address = where(await fetch('/directory?search=li', { cookie: walk.cookie })) ?? ''
    expect(address).toBe('/onboarding?redirect=%2Fdirectory%3Fsearch%3Dli')
    for (let section = 1; section <= SECTIONS; section++) {
      const { page } = await visit(address, { cookie: walk.cookie })
      address = where(await submit(page.form('.questionnaire form'), { cookie: walk.cookie })) ?? ''
    }
    expect(address).toBe('/directory?search=li')
  })

  test('never leads to another site', async () => {
    const walk = await beginner()
    await walkTo(walk, SECTIONS)
    const response = await fetch(`/onboarding/${SECTIONS}?redirect=//evil.example`, {
      cookie: walk.cookie,
      form: {},
    })
    expect(where(response)).toBe('/')
  })

  test('resumes where it was left, with what was answered', async () => {
    const walk = await beginner()
    await walkTo(walk, SECTION_OF.industries)
    await answer(walk, SECTION_OF.industries, ['Energy', 'Law'])
    const { page } = await open(walk)
    expect(page.text('h1')).toBe('Which kinds of work do you want to do?')
    expect(chosenIn((await open(walk, SECTION_OF.industries)).page)).toEqual(['Energy', 'Law'])
  })

  test('lets one go back, change an answer and take answers back', async () => {
    const walk = await beginner()
    await walkTo(walk, SECTION_OF.goals)
    await answer(walk, SECTION_OF.goals, ['Get promoted', 'Lead a team'])
    await answer(walk, SECTION_OF.industries, ['Energy'])
    const { page } = await open(walk, SECTION_OF.industries)
    expect(page.root.querySelectorAll('form a').map((it) => it.getAttribute('href'))).toEqual([
      '/onboarding/3',
    ])
    const changed = await answer(walk, SECTION_OF.goals, ['Find a mentor'])
    expect(where(changed)).toBe('/onboarding/4')
    expect(await storedOf(walk)).toEqual(['Find a mentor', 'Energy'])
    await answer(walk, SECTION_OF.goals, [])
    expect(await storedOf(walk)).toEqual(['Energy'])
    expect((await open(walk)).page.text('.progress p')).toContain('Section 5 of 8 · 50% done')
  })

  test.each([[3], [8], [9], [0], ['x'], ['2147483648']])(
    'leads from section %s, which is closed, to the open one',
    async (section) => {
      const walk = await beginner()
      await walkTo(walk, 2)
      const response = await fetch(`/onboarding/${section}?redirect=/profile`, { cookie: walk.cookie })
      expect(where(response)).toBe('/onboarding?redirect=%2Fprofile')
      const data = await fetch(`/onboarding/${section}.data`, { cookie: walk.cookie })
      expect(data.status).toBe(202)
    },
  )
})

describe('nothing but its forms moves the onboarding', () => {
  test('not asking for any address of it', async () => {
    const walk = await beginner()
    for (const section of ['', '/1', '/2', `/${SECTIONS}`]) {
      for (const method of ['GET', 'HEAD'])
        await fetch(`/onboarding${section}`, { cookie: walk.cookie, method })
      await fetch(`/onboarding${section || '/1'}.data`, { cookie: walk.cookie })
    }
    expect(await playbooksOf(walk)).toEqual([])
    expect(await isOnboarded(walk)).toBe(false)
  })

  test.each([[2], [SECTIONS], [SECTIONS + 1]])(
    'not a form posted to section %s before it is open',
    async (section) => {
      const walk = await beginner()
      const response = await post(walk, section, {})
      expect([response.status, where(response)]).toEqual([303, '/onboarding'])
      await post(walk, 1, {})
      expect(where(await post(walk, section === 2 ? 4 : section, {}))).toBe('/onboarding')
      expect(await isOnboarded(walk)).toBe(false)
      expect((await playbooksOf(walk)).map((it) => it.sectionsDone)).toEqual([1])
    },
  )
})

test.each(['staff', 'partner', 'partner-manager', 'event-manager', 'alumni', 'fellow'] as const)(
  '%s gets no onboarding',
  async (account) => {
    const home = account === 'event-manager' ? '/partner-management/my-partners' : '/'
    for (const address of ['/onboarding', '/onboarding/2']) {
      expect(where(await fetch(address, { as: account }))).toBe(home)
      expect(where(await fetch(address, { as: account, form: {} }))).toBe(home)
    }
  },
)
