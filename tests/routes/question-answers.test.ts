import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, fetch, submit, visit } from '../support/app.ts'
import { newcomer } from '../support/messages.ts'
import { imaniOkafor, join, odileMarchand, wenLi } from '../support/people.ts'
import { answered, asked, kudosFor, reported } from '../support/questions.ts'
import { statementsOf } from '../support/statements.ts'

const ANSWERING = 'section[aria-label="Answer this question"] form'

let imani: number
let odile: number
let wen: number
beforeAll(async () => {
  const ids = await join(imaniOkafor(), odileMarchand(), wenLi())
  ;[imani, odile, wen] = ids as [number, number, number]
})

let question: number
beforeEach(async () => {
  await db().post.deleteMany()
  await db().rateLimit.deleteMany()
  question = await asked(wen, 'How long is a case interview?\nI have one soon.')
})

const show = (as: Parameters<typeof visit>[1] = { as: imani }, id: number | string = question) =>
  visit(`/questions/${id}`, as)

describe('a question', () => {
  test('stands with its text and its answers, the oldest first', async () => {
    await answered(question, odile, 'Later', { createdAt: new Date('2026-03-02T12:00:00Z') })
    await answered(question, imani, 'Earlier', { createdAt: new Date('2026-03-01T12:00:00Z') })
    const { page } = await show()
    expect(page.text('h1')).toBe('How long is a case interview?')
    expect(page.text('#answers')).toBe('2 answers')
    expect(page.texts('main p[dir=auto]')).toEqual([
      'How long is a case interview? I have one soon.',
      'Earlier',
      'Later',
    ])
    expect(page.texts('.byline b, .byline a')).toEqual(['Wen Li', 'Imani Okafor', 'Hidden member'])
    expect(page.has(`.byline a[href="/profile/${wen}"]`)).toBe(true)
  })

  test('links to no profile for whoever hides, and says why they can’t answer', async () => {
    const { page } = await show({ as: await newcomer({ visibility: 'HIDDEN' }) })
    expect(page.has('.byline a')).toBe(false)
    expect(page.has('form.form')).toBe(false)
    expect(page.text('main')).toContain('While your profile is hidden, you can’t post answers.')
  })

  test('isn’t there under the id of an answer, of nothing, or of no id', async () => {
    const id = await answered(question, imani, 'Forty-five minutes.')
    for (const wrong of [id, 999_999, 0, 'x', '1e3', '99999999999']) {
      expect((await show({ as: imani }, wrong)).status, String(wrong)).toBe(404)
    }
  })

  test('shows twenty answers a page, and the page on which one stands', async () => {
    const createdAt = new Date('2026-03-01T12:00:00Z')
    const ids: number[] = []
    for (let index = 0; index < 25; index++) {
      ids.push(await answered(question, imani, `Number ${index}.`, { createdAt }))
    }
    expect((await show()).page.texts('.post-answer')).toHaveLength(20)
    const { page } = await visit(`/questions/${question}?answer=${ids[22]}`, { as: imani })
    expect(page.texts('.post-answer')).toHaveLength(5)
    expect(page.has(`#answer-${ids[22]}`)).toBe(true)
  })

  test('takes as many statements with many answers as with one', async () => {
    await answered(question, imani, 'One.')
    const one = await statementsOf(() => show())
    for (let index = 0; index < 9; index++) await answered(question, imani, 'More.')
    expect(await statementsOf(() => show())).toBe(one)
  })
})

describe('answering', () => {
  test('leads to the answer, and sent twice answers once', async () => {
    const { page } = await show()
    const form = page.form(ANSWERING, { content: 'Forty-five minutes.' })
    const sent = await Promise.all([submit(form, { as: imani }), submit(form, { as: imani })])
    const { id } = await db().post.findFirstOrThrow({ where: { parentId: question } })
    for (const { headers } of sent) {
      expect(headers.get('location')).toBe(`/questions/${question}?answer=${id}#answer-${id}`)
    }
    expect(await db().post.count({ where: { parentId: question } })).toBe(1)
  })

  test('is refused where nothing is said', async () => {
    const { page } = await show()
    const empty = await submit(page.form(ANSWERING, { content: ' ' }), { as: imani })
    expect(empty.status).toBe(400)
    expect(await empty.text()).toContain('Please write an answer.')
  })

  test.each([
    ['removed', () => db().post.delete({ where: { id: question } })],
    ['reported', () => reported(question, odile)],
  ])('keeps the text where the question is %s meanwhile, without script and with it', async (_, happens) => {
    const { page } = await show()
    const { action, fields } = page.form(ANSWERING, { content: 'Forty-five minutes.' })
    await happens()
    const { status, page: answer } = await visit(action, { as: imani, form: fields })
    expect([status, answer.text('textarea')]).toEqual([404, 'Forty-five minutes.'])
    const inPlace = await fetch(`/questions/${question}.data`, { as: imani, form: fields })
    expect(inPlace.status).toBe(404)
    expect(await inPlace.text()).toContain('This question can no longer be answered.')
    expect(await db().post.count({ where: { parentId: question } })).toBe(0)
  })

  test('keeps the text of whoever asked as well, who still sees the reported question', async () => {
    const { page } = await show({ as: wen })
    const { action, fields } = page.form(ANSWERING, { content: 'I found it myself.' })
    await reported(question, odile)
    const { status, page: answer } = await visit(action, { as: wen, form: fields })
    expect([status, answer.text('textarea')]).toEqual([409, 'I found it myself.'])
    expect((await show({ as: wen })).page.has('textarea')).toBe(false)
  })
})

describe('kudos for an answer', () => {
  let answer: number
  beforeEach(async () => {
    answer = await answered(question, imani, 'Forty-five minutes.')
  })
  const place = () => `/questions/${question}/answers/${answer}/kudos`
  const give = (as: number, form: Record<string, string>) => fetch(place(), { as, form })

  test('are given and taken back by one button, which leads back to the answer', async () => {
    const { page } = await show({ as: wen })
    const given = await submit(page.form(`form[action="${place()}"]`), { as: wen })
    expect(given.headers.get('location')).toBe(`/questions/${question}?answer=${answer}#answer-${answer}`)
    const { page: after } = await show({ as: wen })
    const button = after.find('button[name=hasKudos]')
    expect(button.getAttribute('aria-pressed')).toBe('true')
    expect(after.text('button[name=hasKudos]')).toBe('Kudos 1 for Imani Okafor’s answer')
    await submit(after.form(`form[action="${place()}"]`), { as: wen })
    expect(await kudosFor(answer)).toBe(0)
  })

  test('go with a note to whoever answered, who finds the answer from there', async () => {
    const { page } = await visit(place(), { as: wen })
    expect(page.text('dialog h2')).toBe('Give kudos')
    await submit(page.form('dialog form', { note: 'Thank you!' }), { as: wen })
    const { page: kudos } = await visit('/kudos', { as: imani })
    expect(kudos.text('main ol p')).toBe('Wen Li gave Kudos on your Reply New')
    expect(kudos.text('.kudo-note')).toBe('Thank you!')
    const link = kudos.find('main ol p a:last-of-type').getAttribute('href')
    expect(link).toBe(`/questions/${question}?answer=${answer}#answer-${answer}`)
    expect((await show({ as: odile })).page.text('main')).not.toContain('Thank you!')
  })

  test('keep their note when the button is pressed again, and change it in the dialog', async () => {
    await give(wen, { hasKudos: 'true', withNote: 'true', note: 'First' })
    await give(wen, { hasKudos: 'true' })
    const note = async () => (await db().kudo.findFirstOrThrow({ where: { postId: answer } })).note
    expect(await note()).toBe('First')
    await give(wen, { hasKudos: 'true', withNote: 'true', note: '' })
    expect(await note()).toBeNull()
    const tooLong = await give(wen, { hasKudos: 'true', note: 'x'.repeat(501) })
    expect(tooLong.status).toBe(400)
  })

  test('count once of each member, however often and at once they are given', async () => {
    await Promise.all([1, 2, 3, 4].map(() => give(wen, { hasKudos: 'true' })))
    await give(odile, { hasKudos: 'true' })
    expect(await kudosFor(answer)).toBe(1)
    await Promise.all([1, 2, 3].map(() => give(wen, { hasKudos: 'false' })))
    expect(await kudosFor(answer)).toBe(0)
  })

  test('aren’t given to oneself, to a question, or for an answer to another question', async () => {
    expect((await give(imani, { hasKudos: 'true' })).status).toBe(403)
    const other = await asked(wen, 'Another question of mine?')
    for (const path of [
      `/questions/${other}/answers/${answer}/kudos`,
      `/questions/${question}/answers/${question}/kudos`,
    ]) {
      expect((await fetch(path, { as: wen, form: { hasKudos: 'true' } })).status, path).toBe(404)
      expect((await fetch(path, { as: wen })).status, path).toBe(404)
    }
    expect(await db().kudo.count()).toBe(0)
  })

  test('are refused to script with what to say, and it stays on its page', async () => {
    const refused = await give(imani, { hasKudos: 'true', inPlace: 'true' })
    expect(refused.status).toBe(403)
    expect(await refused.text()).toContain('You can’t give kudos for this answer.')
    await db().post.delete({ where: { id: answer } })
    const gone = await give(wen, { hasKudos: 'true', inPlace: 'true' })
    expect(gone.status).toBe(404)
    expect(await gone.text()).toContain('This answer is no longer available.')
  })

  test('have a limit', async () => {
    for (let time = 0; time < 60; time++) await give(wen, { hasKudos: 'true' })
    expect((await give(wen, { hasKudos: 'true', inPlace: 'true' })).status).toBe(429)
    expect((await give(wen, { hasKudos: 'false' })).status).toBe(303)
  })

  test('keep the note where the answer is gone meanwhile, without script and with it', async () => {
    const form = { hasKudos: 'true', withNote: 'true', note: 'Thank you for this.' }
    await db().post.delete({ where: { id: answer } })
    const { status, page } = await visit(place(), { as: wen, form })
    expect([status, page.text('textarea')]).toEqual([404, 'Thank you for this.'])
    const inPlace = await fetch(`${place()}.data`, { as: wen, form })
    expect(inPlace.status).toBe(404)
    expect(await inPlace.text()).toContain('This answer is no longer available.')
  })

  test('are not for whom a block keeps apart, who stand there without a name', async () => {
    await db().block.create({ data: { blockerId: wen, blockedId: imani } })
    for (const [reader, author] of [
      [wen, 'Hidden member'],
      [imani, 'Hidden member'],
    ] as const) {
      const { page } = await show({ as: reader })
      expect(page.texts('.byline b, .byline a')).toContain(author)
      expect(page.has('button[name=hasKudos]')).toBe(false)
    }
    expect((await give(wen, { hasKudos: 'true' })).status).toBe(403)
    await db().block.deleteMany()
  })

  test('lead nowhere from the kudos page once the question is out of sight', async () => {
    await give(wen, { hasKudos: 'true' })
    await reported(question, odile)
    const { page } = await visit('/kudos', { as: imani })
    expect(page.has('main ol a[href^="/questions"]')).toBe(false)
  })
})
