import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, fetch, submit, visit } from '../support/app.ts'
import { newcomer } from '../support/messages.ts'
import { imaniOkafor, join, odileMarchand, wenLi } from '../support/people.ts'
import { answered, asked, reported, topic } from '../support/questions.ts'
import { statementsOf } from '../support/statements.ts'

let imani: number
let odile: number
let wen: number
beforeAll(async () => {
  const ids = await join(imaniOkafor(), odileMarchand(), wenLi())
  ;[imani, odile, wen] = ids as [number, number, number]
})
beforeEach(async () => {
  await db().post.deleteMany()
  await db().rateLimit.deleteMany()
})

async function list(search = '', as: Parameters<typeof visit>[1] = { as: imani }) {
  const { page, status } = await visit(`/questions${search}`, as)
  return { page, status, headings: page.texts('main ol h2') }
}

describe('the list of questions', () => {
  test('says when nobody has asked anything, and where to ask', async () => {
    const { page } = await list()
    expect(page.title).toMatch(/^Questions ·/)
    expect(page.text('#count')).toBe('0 questions')
    expect(page.text('.empty-state h2')).toBe('No items.')
    expect(page.has('.empty-state a[href="/questions/ask"]')).toBe(true)
  })

  test('shows the latest first, with who asked, what about and how many answered', async () => {
    const tagIds = [await topic('Interviews'), await topic('Money')]
    const id = await asked(wen, 'How long is a case interview?\nI have one soon.', { tagIds })
    await asked(odile, 'Who hides and asks?', { createdAt: new Date('2026-03-01T12:00:00Z') })
    await answered(id, imani, 'Forty-five minutes.')
    await reported(await answered(id, imani, 'Buy this.'), wen)
    const { page, headings } = await list('', { as: wen })
    expect(headings).toEqual(['How long is a case interview?', 'Who hides and asks?'])
    expect(page.texts('.post .text-muted')[0]).toMatch(/^Wen Li asked just now · /)
    expect(page.texts('.post .text-muted')[1]).toMatch(/^Hidden member asked /)
    expect(page.texts('.post:first-child .chips li')).toEqual(['Interviews', 'Money'])
    expect(page.texts('.post .meta')).toEqual(['1 answer', 'No answers yet'])
  })

  test('is searched by words of a question or of its answers, without caring for case and accents', async () => {
    const cases = await asked(wen, 'How long is a CASE interview?')
    await asked(wen, 'Who has a résumé to show?')
    await answered(cases, imani, 'Forty-five minutes, 100% of them.')
    expect((await list('?search=resume')).headings).toEqual(['Who has a résumé to show?'])
    expect((await list('?search=case+Interview')).headings).toHaveLength(1)
    expect((await list('?search=forty+100%25')).headings).toEqual(['How long is a CASE interview?'])
    expect((await list('?search=%25')).headings).toHaveLength(1)
    const none = await list('?search=nothing')
    expect(none.page.text('.empty-state h2')).toBe('No search results.')
  })

  test('does not find a question by an answer that was reported', async () => {
    await reported(await answered(await asked(wen, 'Who knows a coach?'), imani, 'Swordfish.'), wen)
    expect((await list('?search=swordfish', { as: wen })).headings).toEqual([])
    expect((await list('?search=swordfish', { as: 'staff' })).headings).toHaveLength(1)
  })

  test('is narrowed by tags, any of which is enough, and to one’s own questions', async () => {
    const [interviews, money] = [await topic('Interviews'), await topic('Money')]
    await asked(wen, 'About interviews?', { tagIds: [interviews] })
    await asked(imani, 'About money?', { tagIds: [money] })
    await asked(imani, 'About nothing?')
    expect((await list(`?tagIds=${interviews}`)).headings).toEqual(['About interviews?'])
    expect((await list(`?tagIds=${interviews}&tagIds=${money}`)).headings).toHaveLength(2)
    expect((await list('?mine=true')).headings).toHaveLength(2)
    const { page } = await list(`?tagIds=${money}&mine=true&search=money`)
    expect(page.texts('.chips[aria-label="Active filters"] bdi')).toEqual([
      '“money”',
      'My questions',
      'Money',
    ])
  })

  test('ignores tags that nothing is known of, and pages that there are not', async () => {
    await asked(wen, 'The only question there is?')
    for (const search of ['?tagIds=999999', '?tagIds=x', '?page=0', '?page=99', '?page=abc', '?mine=no']) {
      expect((await list(search)).headings, search).toHaveLength(1)
    }
  })

  test('shows ten a page, each once, though all are of one moment', async () => {
    const createdAt = new Date('2026-03-01T12:00:00Z')
    for (let index = 0; index < 23; index++) await asked(wen, `Question number ${index}?`, { createdAt })
    const seen = [...(await list()).headings, ...(await list('?page=2')).headings]
    expect(seen).toHaveLength(20)
    expect(new Set([...seen, ...(await list('?page=3')).headings]).size).toBe(23)
  })

  test('takes as many statements for many questions as for one', async () => {
    const ask = async () => answered(await asked(wen, 'And what of this?'), imani, 'Nothing.')
    await ask()
    const one = await statementsOf(() => list())
    for (let index = 0; index < 9; index++) await ask()
    expect(await statementsOf(() => list())).toBe(one)
  })
})

describe('asking', () => {
  const content = 'Which books on negotiation are worth it?'

  test('leads to the question, which everybody finds', async () => {
    const money = String(await topic('Money'))
    const { page } = await visit('/questions/ask', { as: imani })
    const form = page.form('main form', { content: `  ${content}\r\n `, tagIds: [money] })
    const response = await submit(form, { as: imani })
    const { id, content: stored } = await db().post.findFirstOrThrow()
    expect(response.headers.get('location')).toBe(`/questions/${id}`)
    expect(stored).toBe(content)
    const { page: shown } = await visit(`/questions/${id}`, { as: wen })
    expect(shown.text('h1')).toBe(content)
    expect(shown.texts('main section .chips li')).toEqual(['Money'])
    expect((await list('?search=negotiation', { as: wen })).headings).toEqual([content])
  })

  test('sent twice, even at once, asks once and leads to the same question', async () => {
    const { page } = await visit('/questions/ask', { as: imani })
    const form = page.form('main form', { content })
    const answers = await Promise.all([submit(form, { as: imani }), submit(form, { as: imani })])
    const again = await submit(form, { as: imani })
    const places = [...answers, again].map(({ headers }) => headers.get('location'))
    expect(new Set(places).size).toBe(1)
    expect(await db().post.count()).toBe(1)
  })

  test.each([
    ['', 'Please write your question.'],
    ['Why?', 'Please write at least 10 characters.'],
    ['\u{1F600}'.repeat(2001), 'Please use 2,000 characters or fewer. You have 2,001.'],
  ])('%j is refused with what to mend', async (typed, message) => {
    const { page } = await visit('/questions/ask', { as: imani })
    const response = await submit(page.form('main form', { content: typed }), { as: imani })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(message)
    expect(await db().post.count()).toBe(0)
  })

  test('keeps what was typed and ticked where there are too many tags, or one that is none', async () => {
    const names = ['Interviews', 'Money', 'Coaching', 'Résumés', 'Job Search', 'Mentoring']
    const tagIds = await Promise.all(names.map(async (name) => String(await topic(name))))
    const { page } = await visit('/questions/ask', { as: imani })
    const tooMany = await submit(page.form('main form', { content, tagIds }), { as: imani })
    const answer = await tooMany.text()
    expect(answer).toContain('Please choose up to 5 topics.')
    expect(answer).toContain(content)
    const { id } = await db().tag.findFirstOrThrow({ where: { type: 'FORMAT' } })
    const foreign = await submit(page.form('main form', { content, tagIds: [String(id)] }), { as: imani })
    expect(foreign.status).toBe(400)
    expect(await foreign.text()).toContain('Please choose from the list.')
    expect(await db().post.count()).toBe(0)
  })

  test('writes in one’s own name, now and as a question, whatever else the form says', async () => {
    const other = await asked(wen, 'A question of somebody else?')
    const extras = {
      authorId: String(wen),
      parentId: String(other),
      createdAt: '2020-01-01',
      reportedAt: '2020-01-01',
    }
    await fetch('/questions/ask', {
      as: imani,
      form: { content, formKey: crypto.randomUUID(), id: '1', version: '7', ...extras },
    })
    const post = await db().post.findFirstOrThrow({ where: { content } })
    expect(post).toMatchObject({ authorId: imani, parentId: null, reportedAt: null, version: 1 })
    expect(Date.now() - post.createdAt.getTime()).toBeLessThan(60_000)
  })

  test('has a limit, and says when to go on', async () => {
    const ask = (number: number) =>
      fetch('/questions/ask', {
        as: imani,
        form: { content: `Question number ${number}?`, formKey: crypto.randomUUID() },
      })
    for (let number = 0; number < 20; number++) expect((await ask(number)).status).toBe(303)
    const refused = await ask(20)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.text()).toContain('You’ve posted a lot in a short time.')
  })

  test('isn’t for whoever hides, and nobody does it in another’s name', async () => {
    const hidden = await newcomer({ visibility: 'HIDDEN' })
    expect((await fetch('/questions/ask', { as: hidden })).status).toBe(403)
    expect((await list('', { as: hidden })).page.has('a[href="/questions/ask"]')).toBe(false)
  })
})
