import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, fetch, submit, visit } from '../support/app.ts'
import { newcomer } from '../support/messages.ts'
import { imaniOkafor, join, tomasAlvarez, wenLi } from '../support/people.ts'
import { answered, asked, reported } from '../support/questions.ts'
import { statementsOf } from '../support/statements.ts'

let imani: number
let tomas: number
let wen: number
let staff: number
beforeAll(async () => {
  const ids = await join(imaniOkafor(), tomasAlvarez(), wenLi())
  ;[imani, tomas, wen] = ids as [number, number, number]
  staff = await newcomer({
    roles: ['STAFF'],
    currentRole: 'STAFF',
    firstName: 'Marta',
    lastName: 'Lindqvist',
  })
})

let question: number
let answer: number
beforeEach(async () => {
  await db().report.deleteMany()
  await db().post.deleteMany()
  await db().rateLimit.deleteMany()
  question = await asked(wen, 'Is a résumé review worth it?')
  answer = await answered(question, imani, 'Buy my course.')
})

const report = (as: number, path: string, reason = '') => fetch(`${path}/report`, { as, form: { reason } })
const onQuestion = () => `/questions/${question}`
const onAnswer = () => `${onQuestion()}/answers/${answer}`

describe('a post that is reported', () => {
  test('is out of sight at once: of the list, of its own page and of its question’s', async () => {
    const { page } = await visit(`${onAnswer()}/report`, { as: tomas })
    const response = await submit(page.form('dialog form', { reason: 'An advertisement' }), { as: tomas })
    expect(response.headers.get('location')).toBe(onQuestion())
    expect((await visit(onQuestion(), { as: tomas })).page.text('#answers')).toBe('0 answers')
    expect((await report(tomas, onQuestion())).headers.get('location')).toBe('/questions')
    expect((await visit('/questions', { as: tomas })).page.has('main ol')).toBe(false)
    for (const path of [onQuestion(), `${onAnswer()}/kudos`, `${onQuestion()}/report`]) {
      expect((await fetch(path, { as: tomas })).status, path).toBe(404)
    }
  })

  test('is still shown to its author, who is told and can’t change it', async () => {
    await report(tomas, onQuestion())
    const { page } = await visit(onQuestion(), { as: wen })
    expect(page.text('.notice strong')).toBe('Reported as inappropriate')
    expect(page.text('.notice')).toContain('Only you and staff can see this.')
    expect(page.has(`a[href="${onQuestion()}/edit"]`)).toBe(false)
    expect((await fetch(`${onQuestion()}/edit`, { as: wen })).status).toBe(403)
    expect((await visit('/questions?mine=true', { as: wen })).page.text('.post .chip')).toBe('Reported')
    expect(page.text('main')).not.toContain('Tomás')
  })

  test('takes no answers and no kudos meanwhile, not even of staff', async () => {
    await reported(question, tomas)
    const form = { content: 'Let me answer it.', formKey: crypto.randomUUID() }
    expect((await fetch(onQuestion(), { as: staff, form })).status).toBe(409)
    await reported(answer, tomas)
    expect((await fetch(`${onAnswer()}/kudos`, { as: staff, form: { hasKudos: 'true' } })).status).toBe(403)
  })

  test('was reported once by whoever sends the form twice', async () => {
    const sent = await Promise.all([1, 2, 3].map(() => report(tomas, onAnswer())))
    expect(sent.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await db().report.count()).toBe(1)
  })

  test('isn’t one’s own, nor one that isn’t there', async () => {
    expect((await report(imani, onAnswer())).status).toBe(404)
    expect((await report(imani, '/questions/999999')).status).toBe(404)
    expect(await db().report.count()).toBe(0)
  })

  test('is one of twenty in an hour at most', async () => {
    for (let time = 0; time < 20; time++) await report(tomas, '/questions/999999')
    const refused = await report(tomas, onAnswer(), 'An advertisement')
    expect(refused.status).toBe(429)
    expect(await refused.text()).toContain('An advertisement')
  })
})

describe('the reports', () => {
  const reports = async (search = '') => (await visit(`/staff/reports${search}`, { as: staff })).page

  test('are empty where nothing was reported', async () => {
    expect((await reports()).text('.empty-state')).toContain('Nothing to review.')
    expect((await reports('?reviewed=true')).text('.empty-state')).toContain('Nothing has been reviewed yet.')
  })

  test('say what was reported, by whom and why; once for each thing', async () => {
    await reported(answer, tomas, 'An advertisement')
    await reported(answer, wen)
    const page = await reports()
    expect(page.texts('main li.card blockquote')).toEqual(['Buy my course.'])
    expect(page.text('main li.card p')).toBe('Answer by Imani Okafor')
    const [first, second] = page.texts('main li.card li')
    expect(first).toMatch(/^Wen Li: no reason given ·/)
    expect(second).toMatch(/^Tomás Álvarez: An advertisement ·/)
    expect((await visit('/questions', { as: staff })).page.has('main ol')).toBe(true)
  })

  test('are reviewed by putting back what was reported, for good against the same reporter', async () => {
    await report(tomas, onAnswer())
    await submit((await reports()).form('main li form', {}, 'Restore'), { as: staff })
    expect((await visit(onQuestion(), { as: wen })).page.text('#answers')).toBe('1 answer')
    expect((await reports('?reviewed=true')).text('main li.card li')).toMatch(/Restored by Marta Lindqvist$/)
    expect((await reports('?reviewed=true')).has('main li form')).toBe(false)
    await report(tomas, onAnswer())
    expect((await visit(onQuestion(), { as: wen })).page.text('#answers')).toBe('1 answer')
    await report(wen, onAnswer())
    expect((await visit(onQuestion(), { as: tomas })).page.text('#answers')).toBe('0 answers')
  })

  test('are reviewed by removing it, which its author is told and which can be taken back', async () => {
    await report(tomas, onAnswer())
    await submit((await reports()).form('main li form', {}, 'Remove'), { as: staff })
    const { page } = await visit(onQuestion(), { as: imani })
    expect(page.text('.notice strong')).toBe('Removed by staff')
    expect((await visit(onQuestion(), { as: tomas })).page.text('#answers')).toBe('0 answers')
    await submit((await reports('?reviewed=true')).form('main li form', {}, 'Restore'), { as: staff })
    expect((await visit(onQuestion(), { as: tomas })).page.text('#answers')).toBe('1 answer')
  })

  test('aren’t reviewed where another came meanwhile, or somebody else has reviewed them', async () => {
    await report(tomas, onAnswer())
    const form = (await reports()).form('main li form', {}, 'Restore')
    await reported(answer, wen, 'Me too')
    await submit(form, { as: staff })
    expect(await db().report.count({ where: { outcome: null } })).toBe(2)
    const now = await reports()
    await submit(now.form('main li form', {}, 'Remove'), { as: staff })
    await submit(now.form('main li form', {}, 'Restore'), { as: staff })
    expect(await db().report.count({ where: { outcome: 'REMOVED' } })).toBe(2)
  })

  test('about what its author removed meanwhile, or about nothing, are not there', async () => {
    for (const subject of ['post-999999', 'message-999999', 'person-1', 'post-x', 'post-']) {
      const form = { subject, version: '1-0-0', outcome: 'RESTORED' }
      expect((await fetch('/staff/reports', { as: staff, form })).status, subject).toBe(404)
    }
    expect((await fetch('/staff/reports', { as: staff, form: { subject: 'post-1' } })).status).toBe(400)
  })

  test('aren’t shown to those of the staff whom they are about, nor reviewed by them', async () => {
    const own = await answered(question, staff, 'Do your own homework.')
    await reported(own, tomas)
    expect((await reports()).has('main li.card')).toBe(false)
    const form = { subject: `post-${own}`, version: '1-0-0', outcome: 'RESTORED' }
    expect((await fetch('/staff/reports', { as: staff, form })).status).toBe(404)
    const { page } = await visit('/staff/reports', { as: 'staff' })
    expect(page.texts('main li.card blockquote')).toEqual(['Do your own homework.'])
  })

  test('take as many statements when there are many as when there is one', async () => {
    await reported(answer, tomas)
    const one = await statementsOf(() => reports())
    for (let index = 0; index < 9; index++) await reported(await answered(question, imani, 'Buy!'), tomas)
    expect(await statementsOf(() => reports())).toBe(one)
  })

  test('are reviewed by administrators without another role, who find them in the administration', async () => {
    await reported(answer, wen, 'An advertisement')
    const admin = await newcomer({ roles: ['ADMIN'], currentRole: null })
    const { page: overview } = await visit('/admin', { as: admin })
    expect(overview.texts('section[aria-labelledby=attention] li')).toContain('1 report to review')
    expect(overview.has('nav[aria-label=Administration] a[href="/staff/reports"]')).toBe(true)
    const { page } = await visit('/staff/reports', { as: admin })
    expect(page.text('main li.card p')).toBe('Answer by Imani Okafor')
    expect(page.text('main li.card')).toContain('In answer to Is a résumé review worth it?')
    const links = page.root.querySelectorAll('main a').flatMap((link) => link.getAttribute('href') ?? [])
    expect(links).toContain(`/admin/members/${imani}`)
    for (const link of links) expect((await fetch(link, { as: admin })).status, link).toBe(200)
    await submit(page.form('main li form', {}, 'Restore'), { as: admin })
    expect(await db().report.count({ where: { outcome: 'RESTORED', resolvedById: admin } })).toBe(1)
    const { page: after } = await visit('/admin', { as: admin })
    expect(after.texts('section[aria-labelledby=attention] li').join()).not.toContain('report')
  })

  test('are in the menu of staff alone', async () => {
    const inMenu = async (as: number) =>
      (await visit('/questions', { as })).page.has('nav a[href="/staff/reports"]')
    expect(await inMenu(staff)).toBe(true)
    expect(await inMenu(imani)).toBe(false)
  })
})
