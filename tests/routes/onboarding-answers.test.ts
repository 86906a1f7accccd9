// @one-database: what an answer may be is decided above the database.
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { db, submit, visit } from '../support/app.ts'
import {
  answer,
  beginner,
  chosenIn,
  idOf,
  isOnboarded,
  open,
  playbooksOf,
  post,
  SECTION_OF,
  SECTIONS,
  storedOf,
  type Walk,
  walkTo,
  where,
} from '../support/onboarding.ts'

async function at(section: number): Promise<Walk> {
  const walk = await beginner()
  await walkTo(walk, section)
  return walk
}

/** What a refused form shows. */
async function refused(response: Response, status = 400) {
  expect(response.status).toBe(status)
  const { Page } = await import('../support/html.ts')
  const page = new Page(await response.text(), '/onboarding')
  expect(page.title).toMatch(/^Error: /)
  return { page, problems: page.texts('.error-summary li'), chosen: chosenIn(page) }
}

describe('a question', () => {
  test('lets choose one where one is asked for', async () => {
    const walk = await at(SECTION_OF.search)
    const { page } = await open(walk)
    expect(page.text('#section-field-answers-hint')).toBe('Choose one.')
    expect(new Set(page.root.querySelectorAll('.answer input').map((it) => it.getAttribute('type')))).toEqual(
      new Set(['radio']),
    )
    await answer(walk, SECTION_OF.search, ['I’m happy where I am'])
    expect(await storedOf(walk)).toEqual(['I’m happy where I am'])
    await answer(walk, SECTION_OF.search, ['I’m not sure'])
    expect(await storedOf(walk)).toEqual(['I’m not sure'])
  })

  test('lets choose as many as one likes, in the columns of its id, the special answers at the end', async () => {
    const walk = await at(SECTION_OF.goals)
    const { page } = await open(walk)
    expect(page.text('#section-field-answers-hint')).toContain('Choose as many as you like.')
    expect(page.find('.answers').getAttribute('class')).toBe('answers in-3')
    expect(page.texts('.answer > label').slice(-2)).toEqual(['Other', 'I’m not sure'])
    const all = page.texts('.answer > label').slice(0, -2)
    await answer(walk, SECTION_OF.goals, all)
    expect((await storedOf(walk)).length).toBe(all.length)
    for (const [section, columns] of [
      [4, 'in-2'],
      [5, 'in-2'],
      [6, 'in-2'],
    ] as const) {
      const next = await open(walk, section)
      expect(next.page.find('.answers').getAttribute('class')).toBe(`answers ${columns}`)
      await answer(walk, section)
    }
  })

  test('says how many may be chosen, and refuses more', async () => {
    const walk = await at(SECTION_OF.functions)
    expect((await open(walk)).page.text('#section-field-answers-hint')).toContain('Choose up to 3.')
    const four = ['Finance', 'Investing', 'Marketing', 'Sales']
    const { problems, chosen, page } = await refused(await answer(walk, SECTION_OF.functions, four))
    expect(problems).toEqual(['Please choose up to 3 answers.'])
    expect(page.find('.error-summary a').getAttribute('href')).toBe('#section-field-answers')
    expect(page.find('fieldset').getAttribute('aria-describedby')).toContain('section-field-answers-error')
    expect(chosen).toEqual(four)
    expect(await storedOf(walk)).toEqual([])
    await answer(walk, SECTION_OF.functions, four.slice(1))
    expect(await storedOf(walk)).toEqual(four.slice(1))
  })

  test('takes one answer where the limit is one', async () => {
    const walk = await at(SECTION_OF.search)
    const two = ['I’m happy where I am', 'I’m not sure']
    const { problems } = await refused(await answer(walk, SECTION_OF.search, two))
    expect(problems).toEqual(['Please choose one answer only.'])
    expect(await storedOf(walk)).toEqual([])
  })

  test('takes a single choice back by a button of its own', async () => {
    const walk = await at(SECTION_OF.search)
    await answer(walk, SECTION_OF.search, ['I’m happy where I am'])
    const { page } = await open(walk, SECTION_OF.search)
    const cleared = page.form('.questionnaire form', {}, 'Clear my answer')
    expect(where(await submit(cleared, walk))).toBe(`/onboarding/${SECTION_OF.search + 1}`)
    expect(await storedOf(walk)).toEqual([])
  })

  test('keeps an answer without a tag alone, and says so', async () => {
    const walk = await at(SECTION_OF.industries)
    const response = await answer(walk, SECTION_OF.industries, ['Energy', 'Law', 'I’m not sure'])
    expect(await storedOf(walk)).toEqual(['I’m not sure'])
    const notice = (response.headers.get('set-cookie') ?? '').split(';')[0]
    const { page } = await visit(where(response) ?? '', { cookie: `${walk.cookie}; ${notice}` })
    expect(page.text('main .notice')).toBe('“I’m not sure” replaced your other answers.')
  })

  test('takes Other along with other answers, in words of one’s own', async () => {
    const walk = await at(SECTION_OF.industries)
    await answer(walk, SECTION_OF.industries, ['Energy', 'Other'], '  Space\u200b  law ')
    expect(await storedOf(walk)).toEqual(['Energy', 'Other: Space  law'])
    const { page } = await open(walk, SECTION_OF.industries)
    expect(page.find('#section-field-other').getAttribute('value')).toBe('Space  law')
  })

  test.each([
    ['', 'Please describe “Other” in your own words.'],
    ['🎉'.repeat(256), 'Please use 255 characters or fewer. You have 256.'],
  ])('refuses Other with “%s”, and keeps what was typed', async (text, problem) => {
    const walk = await at(SECTION_OF.industries)
    const { problems, chosen, page } = await refused(
      await answer(walk, SECTION_OF.industries, ['Energy', 'Other'], text),
    )
    expect(problems).toEqual([problem])
    expect(page.find('.error-summary a').getAttribute('href')).toBe('#section-field-other')
    expect(page.find('#section-field-other').getAttribute('aria-invalid')).toBe('true')
    expect(page.find('#section-field-other').getAttribute('value')).toBe(text)
    expect(chosen).toEqual(['Energy', 'Other'])
  })

  test.each(['other question', '0', '-1', 'x', '99999999999'])(
    'refuses the answer %s, which is not its own',
    async (id) => {
      const walk = await at(SECTION_OF.industries)
      const { page } = await open(walk)
      const goal = await db().onboardingAnswer.findFirstOrThrow({ where: { questionId: 2 } })
      const fields = new URLSearchParams([
        ['answers', idOf(page, 'Energy')],
        ['answers', id === 'other question' ? String(goal.id) : id],
      ])
      const { problems, chosen } = await refused(await post(walk, SECTION_OF.industries, fields))
      expect(problems).toEqual(['Please choose from this question’s answers.'])
      expect(chosen).toEqual(['Energy'])
      expect(await storedOf(walk)).toEqual([])
    },
  )
})

/** What the page after an answer tells. */
async function notice(answered: Response, { cookie }: { cookie: string }) {
  const told = (answered.headers.get('set-cookie') ?? '').split(';')[0]
  return (await visit('/', { cookie: `${cookie}; ${told}` })).page.text('main .notice')
}

describe('sent more than once', () => {
  test('an answer that comes after the onboarding was finished in another window is told to be late', async () => {
    const walk = await at(SECTION_OF.industries)
    const { page } = await open(walk)
    const old = page.form('.questionnaire form', { answers: [idOf(page, 'Energy')] })
    await walkTo(walk, SECTIONS)
    await answer(walk, SECTIONS)
    const late = await submit(old, walk)
    expect(where(late)).toBe('/')
    expect(await notice(late, walk)).toContain('was already finished')
    expect(await storedOf(walk)).toEqual([])
  })

  test('a section is saved once, and the last one finishes one run', async () => {
    const walk = await beginner()
    const send = async (section: number, texts: string[] = []) => {
      const { page } = await open(walk, section)
      const form = page.form('.questionnaire form', { answers: texts.map((text) => idOf(page, text)) })
      return Promise.all([submit(form, walk), submit(form, walk), submit(form, walk)])
    }
    expect((await send(1)).map(where)).toEqual(Array(3).fill('/onboarding/2'))
    expect((await send(2, ['I’m not sure'])).map(where)).toEqual(Array(3).fill('/onboarding/3'))
    await walkTo(walk, SECTIONS)
    const { page } = await open(walk, SECTIONS)
    const form = page.form('.questionnaire form')
    expect((await Promise.all([submit(form, walk), submit(form, walk)])).map(where)).toEqual(['/', '/'])
    const later = await submit(form, walk)
    expect(where(later)).toBe('/')
    expect(await notice(later, walk)).toContain('Your first playbook is ready.')
    expect((await playbooksOf(walk)).length).toBe(1)
    expect(await isOnboarded(walk)).toBe(true)
  })

  test('an old form overwrites nothing, but says what happened and can be sent again', async () => {
    const walk = await at(SECTION_OF.industries)
    const { page } = await open(walk)
    const old = page.form('.questionnaire form', { answers: [idOf(page, 'Energy')] })
    await answer(walk, SECTION_OF.industries, ['Law'])
    const stale = await refused(await submit(old, walk), 409)
    expect(stale.problems).toEqual([
      'You answered this in another window and chose “Law”. Continue to use the choices below instead.',
    ])
    expect(stale.chosen).toEqual(['Energy'])
    expect(await storedOf(walk)).toEqual(['Law'])
    const again = stale.page.form('.questionnaire form')
    expect(where(await submit({ ...again, action: old.action }, walk))).toBe('/onboarding/5')
    expect(await storedOf(walk)).toEqual(['Energy'])
  })
})

test('answers whose session has ended are in the form again after signing in', async () => {
  const walk = await at(SECTION_OF.industries)
  const { page } = await open(walk)
  const form = page.form('.questionnaire form', {
    answers: ['Energy', 'Other'].map((text) => idOf(page, text)),
    other: 'Space law',
  })
  const login = new URL(where(await submit(form)) ?? '', 'http://localhost')
  expect(login.pathname).toBe('/auth/login')
  const back = login.searchParams.get('redirect') ?? ''
  const again = await visit(back, walk)
  expect(chosenIn(again.page)).toEqual(['Energy', 'Other'])
  expect(again.page.find('#section-field-other').getAttribute('value')).toBe('Space law')
  const stranger = await at(SECTION_OF.industries)
  expect(chosenIn((await visit(back, stranger)).page)).toEqual([])
  expect(where(await submit(again.page.form('.questionnaire form'), walk))).toBe('/onboarding/5')
  expect(await storedOf(walk)).toEqual(['Energy', 'Other: Space law'])
})

describe('other questions than the first ones', () => {
  const added = { id: 900, title: `Late question ${randomUUID()}`, position: 900 }
  afterEach(() => db().onboardingQuestion.deleteMany({ where: { id: added.id } }))

  test('are asked by those on the way, and the last one comes after the steps', async () => {
    const walk = await at(SECTIONS)
    await db().onboardingQuestion.create({
      data: { ...added, answers: { create: [{ content: 'Maybe', isOther: true }, { content: 'Yes' }] } },
    })
    const { page } = await open(walk)
    expect(page.text('.progress p')).toContain(`Section ${SECTIONS} of ${SECTIONS + 1}`)
    await answer(walk, SECTIONS)
    const last = await open(walk)
    expect(last.page.text('h1')).toBe(added.title)
    expect(last.page.texts('.answer > label')).toEqual(['Yes', 'Maybe'])
    expect(where(await answer(walk, SECTIONS + 1, ['Yes', 'Maybe'], 'Words'))).toBeNull()
    expect(where(await answer(walk, SECTIONS + 1))).toBe('/')
  })

  test('without answers are not asked', async () => {
    await db().onboardingQuestion.create({ data: added })
    expect((await open(await beginner())).page.text('.progress p')).toContain(`of ${SECTIONS} `)
  })
})
