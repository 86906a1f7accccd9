import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, fetch, submit, visit } from '../support/app.ts'
import { imaniOkafor, join, odileMarchand, wenLi } from '../support/people.ts'
import { answered, asked, reported } from '../support/questions.ts'

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

const show = (as = imani) => visit(`/questions/${question}`, { as })

describe('an own post', () => {
  const edit = () => `/questions/${question}/edit`

  test('is changed, and says that it was', async () => {
    const { page } = await visit(edit(), { as: wen })
    const saved = await submit(page.form('dialog form', { content: 'How long is an interview?' }), {
      as: wen,
    })
    expect(saved.headers.get('location')).toBe(`/questions/${question}`)
    const { page: after } = await show()
    expect(after.text('h1')).toBe('How long is an interview?')
    expect(after.text('.byline')).toContain('edited')
    expect((await visit('/questions?search=case', { as: imani })).page.has('main ol')).toBe(false)
  })

  test('isn’t overwritten where it was changed meanwhile: both texts are shown', async () => {
    const { page } = await visit(edit(), { as: wen })
    const form = page.form('dialog form', { content: 'What I typed in one tab.' })
    await submit(page.form('dialog form', { content: 'What I typed in another.' }), { as: wen })
    const response = await submit(form, { as: wen })
    expect(response.status).toBe(409)
    const text = await response.text()
    expect(text).toContain('What I typed in one tab.')
    expect(text).toContain('What I typed in another.')
    expect((await show()).page.text('h1')).toBe('What I typed in another.')
  })

  test('that was reported meanwhile stays as it was, and what was typed is kept', async () => {
    const { page } = await visit(edit(), { as: wen })
    const { action, fields } = page.form('dialog form', { content: 'Typed with care for long.' })
    await reported(question, odile)
    const { status, page: answer } = await visit(action, { as: wen, form: fields })
    expect([status, answer.text('textarea')]).toEqual([403, 'Typed with care for long.'])
    const inPlace = await fetch(`${edit()}.data`, { as: wen, form: fields })
    expect(inPlace.status).toBe(403)
    expect(await inPlace.text()).toContain('This can no longer be edited.')
    expect((await show(wen)).page.text('h1')).not.toContain('Typed')
  })

  test('is removed as it was seen, with its answers; removing it again says the same', async () => {
    await answered(question, imani, 'Forty-five minutes.')
    const { page } = await visit(`/questions/${question}/remove`, { as: wen })
    expect(page.text('dialog')).toContain('The answer and its kudos will be removed too.')
    const form = page.form('dialog form')
    await db().post.update({ where: { id: question }, data: { version: 2 } })
    expect((await submit(form, { as: wen })).status).toBe(409)
    form.fields.set('version', '2')
    for (let time = 0; time < 2; time++) {
      expect((await submit(form, { as: wen })).headers.get('location')).toBe('/questions')
    }
    expect(await db().post.count()).toBe(0)
  })

  test('is nobody else’s to change or remove, nor staff’s', async () => {
    const answer = await answered(question, imani, 'Forty-five minutes.')
    for (const path of [edit(), `/questions/${question}/remove`]) {
      for (const as of [imani, 'staff'] as const) {
        expect((await fetch(path, { as })).status).toBe(403)
        expect(
          (await fetch(path, { as, form: { content: 'Overwritten by others', version: '1' } })).status,
        ).toBe(403)
      }
    }
    for (const path of [`/questions/x/remove`, `/questions/${question}/answers/x/remove`]) {
      expect((await fetch(path, { as: wen, form: { version: '1' } })).status, path).toBe(404)
    }
    const other = await asked(imani, 'Another question of mine?')
    for (const deed of ['edit', 'remove', 'report']) {
      const crossed = `/questions/${other}/answers/${answer}/${deed}`
      const form = { content: 'Overwritten by others', version: '1' }
      expect((await fetch(crossed, { as: imani })).status).toBe(404)
      expect((await fetch(crossed, { as: imani, form })).status).toBe(404)
    }
    expect(await db().post.count()).toBe(3)
  })
})
