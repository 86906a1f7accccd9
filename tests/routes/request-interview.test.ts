// @one-database: who is offered what is decided above the database.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EnrollmentRow, MemberRow } from '#app/domain/members/bulk-write-rows.server.ts'
import { db, fetch, submit, visit } from '../support/app.ts'
import { changeSettings } from '../support/chargebee/set-up.ts'
import { join, person } from '../support/people.ts'

let programs: { interviewed: number; interviewing: number; other: number }
beforeAll(async () => {
  const program = async (name: string) => (await db().program.findFirstOrThrow({ where: { name } })).id
  programs = {
    interviewed: await program('MBA Prep 2026'),
    interviewing: await program('Interview Coaches 2020'),
    other: await program('Career Prep 2026'),
  }
})

let count = 0
async function member(changes: Partial<MemberRow>, programId: number, more: Partial<EnrollmentRow> = {}) {
  count++
  const enrollment = { programId, startDate: '2020-01-15' as never, visibleToAllRisingLeaders: true, ...more }
  const who = person('Kofi', `Nr ${count}`, {
    email: `interview-${count}@example.org`,
    sfId: `003CANARY${String(count).padStart(9, '0')}`,
    enrollments: [enrollment],
    ...changes,
  })
  const [id = 0] = await join(who)
  return { id, sfId: who.sfId ?? '' }
}

const fellow = (
  programId = programs.interviewed,
  more: Partial<EnrollmentRow> = {},
  changes: Partial<MemberRow> = {},
) => member({ roles: ['FELLOW'], currentRole: 'FELLOW', ...changes }, programId, more)

const interviewer = (changes: Partial<MemberRow> = {}, programId = programs.interviewing, more = {}) =>
  member({ roles: ['ALUMNI'], givesMockInterviews: true, ...changes }, programId, more)

async function offer(viewer: { id: number }, subject: { id: number }) {
  const { page, response } = await visit(`/profile/${subject.id}`, { as: viewer.id })
  const link = page.root.querySelectorAll('main a').find((it) => it.text.includes('Request Interview'))
  const data = await (await fetch(`/profile/${subject.id}.data`, { as: viewer.id })).text()
  return { to: link?.getAttribute('href'), bytes: (await response.text()) + data }
}

const REQUEST_INTERVIEW_URL = 'https://forms.example.org/request-interview'

describe('with a form elsewhere', () => {
  let undo = async () => {}
  beforeAll(async () => {
    undo = await changeSettings({ REQUEST_INTERVIEW_URL })
  })
  afterAll(() => undo())

  test('a fellow asks a mock interviewer for an interview by a form that knows both', async () => {
    const [asking, asked] = [await fellow(), await interviewer()]
    const { to } = await offer(asking, asked)
    expect(to?.replaceAll('&amp;', '&')).toBe(
      `${REQUEST_INTERVIEW_URL}?sfId=${asking.sfId}&interviewerSfId=${asked.sfId}`,
    )
  })

  test('nobody is offered it whom the provider’s CRM doesn’t know', async () => {
    const { to, bytes } = await offer(await fellow(undefined, {}, { sfId: null }), await interviewer())
    expect(to).toBeUndefined()
    expect(bytes).not.toContain('003CANARY')
  })
})

describe('without one, a message asks', () => {
  const start = 'I’m a fellow in MBA Prep 2026'
  const message = async (viewer: { id: number }, subject: { id: number }, search = '?about=interview') =>
    visit(`/profile/${subject.id}/contact/message${search}`, { as: viewer.id })

  test('in the contact dialog, which starts with a text that names the program', async () => {
    const [asking, asked] = [await fellow(undefined, {}, { sfId: null }), await interviewer({ sfId: null })]
    const { to, bytes } = await offer(asking, asked)
    expect(to).toBe(`/profile/${asked.id}/contact/intro?about=interview`)
    expect(bytes).not.toContain('003CANARY')
    const { page: intro } = await visit(to ?? '', { as: asking.id })
    const steps = intro.root.querySelectorAll('main .cluster a').map((it) => it.getAttribute('href'))
    for (const step of ['tips', 'message'])
      expect(steps).toContain(`/profile/${asked.id}/contact/${step}?about=interview`)
    const { page } = await message(asking, asked)
    expect(page.find('textarea').text).toContain(start)
    const sent = await submit(page.form('main form[method=post]'), { as: asking.id })
    expect(sent.headers.get('location')).toBe(`/profile/${asked.id}`)
    const written = await db().message.findFirstOrThrow({ orderBy: { id: 'desc' } })
    expect(written.content).toContain(start)
  })

  test('names the program that is on now, the last to start', async () => {
    const asking = await fellow()
    const later = await db().program.findFirstOrThrow({ where: { name: 'MBA Prep 2025' } })
    await db().enrollment.create({
      data: { userId: asking.id, programId: later.id, startDate: new Date('2021-01-15') },
    })
    const { page } = await message(asking, await interviewer())
    expect(page.find('textarea').text).toContain('I’m a fellow in MBA Prep 2025')
  })

  test('and a message about anything else starts empty', async () => {
    const [asking, asked] = [await fellow(), await interviewer()]
    for (const search of ['', '?about=', '?about=money'])
      expect((await message(asking, asked, search)).page.find('textarea').text).toBe('')
    const stranger = await fellow(programs.other)
    expect((await message(stranger, asked)).page.find('textarea').text).toBe('')
  })

  test('of a member who can be contacted alone', async () => {
    const asked = await interviewer({ contactable: false })
    const asking = await fellow()
    expect((await offer(asking, asked)).to).toBeUndefined()
    const { response, status } = await message(asking, asked)
    expect(status).toBe(404)
    expect(await response.text()).not.toContain(start)
  })
})

describe('there is neither a link nor a key in what is sent', () => {
  test.each([
    ['a fellow of another program', () => fellow(programs.other), () => interviewer()],
    [
      'a fellow whose program is over',
      () => fellow(undefined, { endDate: '2021-01-01' as never }),
      () => interviewer(),
    ],
    [
      'an alumna of that program',
      () => fellow(undefined, {}, { roles: ['ALUMNI'], currentRole: 'ALUMNI' }),
      () => interviewer(),
    ],
    [
      'a fellow looking at somebody of another program',
      () => fellow(),
      () => interviewer({}, programs.other),
    ],
    [
      'a fellow looking at somebody who gives no interviews',
      () => fellow(),
      () => interviewer({ givesMockInterviews: false }),
    ],
    ['a fellow looking at a Basic Profile', () => fellow(), () => interviewer({ visibility: 'PRIVATE' })],
    [
      'a fellow looking at somebody who doesn’t show that program',
      () => fellow(),
      () => interviewer({}, undefined, { visibleToAllRisingLeaders: false }),
    ],
    ['a fellow who hides', () => fellow(undefined, {}, { visibility: 'HIDDEN' }), () => interviewer()],
  ] as const)('for %s', async (_, makeViewer, makeSubject) => {
    const [viewer, subject] = [await makeViewer(), await makeSubject()]
    const { to, bytes } = await offer(viewer, subject)
    expect(to).toBeUndefined()
    expect(bytes).not.toContain('003CANARY')
  })

  test('for oneself', async () => {
    const self = await fellow(undefined, {}, { givesMockInterviews: true })
    await db().enrollment.create({
      data: { userId: self.id, programId: programs.interviewing, startDate: new Date('2020-01-15') },
    })
    expect((await offer(self, self)).bytes).not.toContain('003CANARY')
  })

  test('for staff', async () => {
    const { id } = await interviewer()
    const response = await fetch(`/profile/${id}`, { as: 'staff' })
    expect(await response.text()).not.toContain('003CANARY')
  })
})
