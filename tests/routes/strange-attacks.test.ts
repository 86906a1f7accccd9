/** What is forged, doubled, altered or sent by machines that mean no good, and rows that can’t be right. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { db, fetch, ORIGIN, signIn, submit, visit } from '../support/app.ts'
import { giveKudos } from '../support/kudos.ts'
import { newcomer } from '../support/messages.ts'
import { newPartner } from '../support/partners.ts'
import { answered, asked } from '../support/questions.ts'
import { newResource } from '../support/resources.ts'
import { opportunity } from '../support/volunteering.ts'

let session: string
beforeAll(async () => {
  session = await signIn('alumni')
})
beforeEach(() => db().rateLimit.deleteMany())

const notice = async () => {
  const cookie = await signIn(await newcomer({ currentRole: 'ALUMNI' }))
  const { page } = await visit('/questions/ask', { cookie })
  const answer = await submit(page.form('main form', { content: 'A notice, please?' }), { cookie })
  return (answer.headers.getSetCookie().find((it) => it.startsWith('notice=')) ?? '').split(';')[0] ?? ''
}

describe('a notice that no one of ours wrote', () => {
  const forged = (value: unknown) =>
    `notice=${encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'))}`
  test.each([
    ['unsigned', () => forged({ tone: 'success', text: 'evil-canary' })],
    [
      'with a button',
      () =>
        forged({
          tone: 'danger',
          text: 'x',
          button: { label: 'evil-canary', action: 'https://evil.example' },
        }),
    ],
    ['very long', () => forged({ tone: 'success', text: 'evil-canary '.repeat(300) })],
    ['of another shape', () => forged([['evil-canary']])],
    ['of nothing', () => 'notice='],
    ['of plain JSON', () => 'notice={"tone":"success","text":"evil-canary"}'],
  ])('%s isn’t shown', async (_, cookie) => {
    const { status, response } = await visit('/questions', { cookie: `${session}; ${cookie()}` })
    expect([status, (await response.text()).includes('evil-canary')]).toEqual([200, false])
  })

  test('altered by a letter isn’t shown', async () => {
    const own = await notice()
    expect((await visit('/questions', { cookie: `${session}; ${own}` })).page.has('main .notice')).toBe(true)
    for (const spoiled of [own.slice(0, -1), `${own}x`, own.replace(/=(.)(.)/, '=$2$1')])
      expect((await visit('/questions', { cookie: `${session}; ${spoiled}` })).page.has('main .notice')).toBe(
        false,
      )
  })
})

describe('twice in the same instant', () => {
  const both = async (address: string, forms: Record<string, string>[], as: number | DemoAccount) => {
    const cookie = await signIn(as)
    const answers = await Promise.all(forms.map((form) => fetch(address, { cookie, form })))
    return answers.map(({ status }) => status)
  }

  test('a favorite is one', async () => {
    const id = await newcomer({ currentRole: 'ALUMNI' })
    const { id: resource } = await newResource('Twice', { subtype: 'ALUMNI_RESOURCE' })
    const { page } = await visit(`/alumni-resources/${resource}`, { as: id })
    const form = Object.fromEntries(page.form('form[action*="marks"]').fields)
    const { action } = page.form('form[action*="marks"]')
    expect((await both(action, [form, form, form], id)).every((status) => status < 400)).toBe(true)
    expect(await db().resourceMark.count({ where: { userId: id } })).toBe(1)
  })

  test('a sign-up is one', async () => {
    const id = await newcomer({ currentRole: 'ALUMNI' })
    const offered = await opportunity('Twice')
    const { page } = await visit(`/volunteer/${offered}`, { as: id })
    const { action, fields } = page.form('form[action$="/signup"]')
    const form = Object.fromEntries(fields)
    expect((await both(action, [form, form, form], id)).every((status) => status < 500)).toBe(true)
    expect(await db().volunteerActivity.count({ where: { opportunityId: offered } })).toBe(1)
  })

  test('kudos, a block, a report and a removal are one', async () => {
    const [author, reader] = [
      await newcomer({ visibility: 'PUBLIC' }),
      await newcomer({ currentRole: 'ALUMNI' }),
    ]
    const question = await asked(author, 'Twice?')
    const answer = await answered(question, author, 'Twice.')
    const places: [string, number, Record<string, string>][] = [
      [`/questions/${question}/answers/${answer}/kudos`, reader, { note: 'Thanks' }],
      [`/questions/${question}/report`, reader, { reason: 'No' }],
      [`/profile/${author}/block`, reader, {}],
      [`/questions/${question}/answers/${answer}/remove`, author, { version: '1' }],
    ]
    for (const [address, as, form] of places)
      expect([
        address,
        (await both(address, [form, form, form], as)).every((status) => status < 500),
      ]).toEqual([address, true])
    expect(await db().kudo.count({ where: { postId: answer } })).toBeLessThanOrEqual(1)
    expect(await db().block.count({ where: { blockerId: reader, blockedId: author } })).toBeLessThanOrEqual(1)
  })

  test('an invited person is one member', async () => {
    const email = `both-${crypto.randomUUID()}@example.org`
    await db().invitation.create({ data: { email, firstName: 'Ana', lastName: 'Ruiz', roles: ['ALUMNI'] } })
    const password = 'four unrelated words'
    const form = { firstName: 'Ana', lastName: 'Ruiz', email, password, passwordConfirmation: password }
    const answers = await Promise.all([1, 2, 3].map(() => fetch('/auth/register', { form })))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await db().user.count({ where: { email } })).toBe(1)
  })
})

describe('the key of a form', () => {
  test('makes one record, however often it comes, and none of another’s', async () => {
    const [one, other] = [
      await newcomer({ currentRole: 'ALUMNI' }),
      await newcomer({ currentRole: 'ALUMNI' }),
    ]
    const formKey = crypto.randomUUID()
    const send = async (as: number, content: string, key: string) =>
      (await fetch('/questions/ask', { as, form: { content, formKey: key } })).status
    expect(await send(one, 'The first wording?', formKey)).toBe(303)
    expect(await send(one, 'The first wording?', formKey)).toBe(303)
    expect(await db().post.count({ where: { authorId: one } })).toBe(1)
    expect(await send(other, 'Another’s wording?', formKey)).toBeLessThan(500)
    for (const key of ['', 'x', '\0', 'null', '{}', 'x'.repeat(5000), '00000000-0000-0000-0000-00000000000g'])
      expect([key.slice(0, 9), await send(one, 'With a wrong key?', key)]).toEqual([key.slice(0, 9), 400])
  })
})

describe('a version', () => {
  test.each(['', 'x', '-1', '1e99', '99999999999999999999', 'NaN', '\0', '1.5', ' ', '1,2', '{}', '٣'])(
    'of %j overwrites nothing, and gives back what was typed',
    async (version) => {
      const places: [string, DemoAccount | number, string, string][] = [
        [
          '/profile/introduction',
          await newcomer({ currentRole: 'ALUMNI' }),
          'description',
          'main form.form, dialog form.form',
        ],
        ['/admin/links/1', 'admin', 'label', '.admin-form'],
        ['/admin/tags/1', 'admin', 'name', '.admin-form'],
      ]
      for (const [address, as, name, selector] of places) {
        const cookie = await signIn(as)
        const { page, status } = await visit(address, { cookie })
        if (status === 404) continue
        const form = page.form(selector, { version, [name]: 'Version-canary' })
        const refused = await visit(form.action, { cookie, form: form.fields })
        expect([address, refused.status >= 400 && refused.status < 500]).toEqual([address, true])
        expect(refused.page.root.toString()).toContain('Version-canary')
      }
    },
  )
})

describe('an id in a form', () => {
  test.each([
    '2147483648',
    '1e9',
    '',
    '1,2',
    '-1',
    'NaN',
    '[object Object]',
    '\0',
    '0x1',
    '9'.repeat(400),
    '１',
  ])('of %.20j is none', async (id) => {
    const places: [string, DemoAccount, Record<string, string>][] = [
      ['/endpoints/kudos/seen', 'alumni', { ids: id, kudoIds: id, id }],
      ['/endpoints/announcements/viewed', 'alumni', { ids: id, announcementIds: id, id }],
      ['/endpoints/conversations/1/seen', 'alumni', { messageId: id }],
      ['/resources/18/marks', 'fellow', { sectionId: id, intent: 'favorite' }],
      ['/endpoints/check-in', 'admin', { sessionId: id, userId: id, memberId: id }],
      ['/questions/ask', 'alumni', { content: 'Which id?', tagIds: id, formKey: crypto.randomUUID() }],
      ['/admin/history/999999/undo', 'admin', { entryId: id }],
      ['/admin/tags/bulk?operation=delete', 'admin', { item: id }],
      [
        '/partner-management/action-items/bulk/assign?item=1',
        'event-manager',
        { assigneeId: id, version: id },
      ],
      ['/subscription/checkout', 'alumni', { planId: id }],
      ['/auth/set-role', 'many-roles', { role: id }],
    ]
    for (const [address, as, form] of places) {
      const { status } = await fetch(address, { as, form })
      expect([address, status < 500]).toEqual([address, true])
    }
  })
})

test.each([
  '__proto__[x]',
  'constructor.prototype.x',
  'a[0].b.c'.repeat(200),
  'hasOwnProperty',
  'toString',
  'a[999999999]',
  'a[-1]',
  'a[b][c][d]',
  '.',
  '[',
  ']',
  'content[0]',
  'content.x',
  '',
])('a field named %.30j is none of the form’s', async (name) => {
  for (const [address, as] of [
    ['/questions/ask', 'alumni'],
    ['/admin/announcements/new', 'admin'],
    ['/partner-management/action-items/add-new', 'event-manager'],
    ['/auth/login', undefined],
  ] as const) {
    const { status } = await fetch(address, { as, form: { [name]: 'x', content: '' } })
    expect([address, status]).toEqual([address, 400])
  }
  expect(({} as Record<string, unknown>).x).toBeUndefined()
})

describe('a stream of news', () => {
  test.each([
    [{ 'last-event-id': '\u00ff\u00fe' }, '?version=x'],
    [{ 'last-event-id': '9'.repeat(400) }, '?version='],
    [{}, '?version=%00&version=%ff'],
    [{}, `?version=${'x'.repeat(5000)}`],
  ] as [Record<string, string>, string][])('is asked for with %j %.30s', async (headers, query) => {
    const stop = new AbortController()
    const request = new Request(`${ORIGIN}/endpoints/notifications${query}`, {
      headers: { accept: 'text/event-stream', cookie: session, ...headers },
      signal: stop.signal,
    })
    const { status } = await fetch(request)
    stop.abort()
    expect(status).toBeLessThan(500)
  })

  test('is for members alone, and read alone', async () => {
    const headers = { accept: 'text/event-stream' }
    expect((await fetch('/endpoints/notifications?version=x', { headers })).status).toBe(401)
    expect(
      (await fetch('/endpoints/notifications', { method: 'POST', cookie: session, headers })).status,
    ).toBe(405)
  })
})

test.each([
  '_routes=',
  '_routes=x',
  '_routes=root',
  '_routes=routes%2Fprofile%2Fshow,root',
  `_routes=${'x,'.repeat(2000)}`,
  '_routes=profile&_routes=directory',
  '_routes=__proto__',
  '_routes=%00',
])('data of pages asked for with %.40s pass the same guard', async (query) => {
  for (const path of [
    '/directory',
    '/admin/members',
    '/profile/1',
    '/staff/reports',
    '/partner-management/action-items',
  ]) {
    const visitor = await fetch(`${path}.data?${query}`)
    expect(visitor.status).toBeLessThan(500)
    expect(await visitor.text()).not.toMatch(/@example\.org"|firstName/)
  }
  const alumna = await fetch(`/admin/members.data?${query}`, { cookie: session })
  expect(await alumna.text()).not.toMatch(/fellow@example\.org/)
})

describe('rows that can’t be right', () => {
  test('take no page down', async () => {
    const nameless = await newPartner('')
    const blank = await newPartner('\u3164')
    const event = await db().event.findFirstOrThrow({ where: { published: true } })
    const author = await newcomer({ visibility: 'PUBLIC' })
    await db().user.update({
      where: { id: author },
      data: { firstName: '', lastName: '\u2800', timeZone: 'Mars/Olympus' },
    })
    const question = await asked(author, '')
    await answered(question, author, '\u200b')
    await giveKudos(author, author, { note: '' })
    await db().eventSession.create({
      data: {
        eventId: event.id,
        name: '',
        searchKey: '',
        startDate: new Date('1970-01-01'),
      },
    })
    await db().event.update({
      where: { id: event.id },
      data: { imageUrl: 'javascript:alert(1)', eventUrl: 'not an address' },
    })
    const PLACES: [string, DemoAccount | number][] = [
      [`/partner-hub/${nameless}`, 'alumni'],
      [`/partner-hub/${blank}`, 'alumni'],
      ['/partner-hub', 'alumni'],
      [`/profile/${author}`, 'alumni'],
      [`/questions/${question}`, 'alumni'],
      ['/questions', 'alumni'],
      ['/directory', 'alumni'],
      [`/events/${event.id}`, 'staff'],
      ['/events?viewAll=true', 'alumni'],
      [`/admin/events/${event.id}`, 'admin'],
      [`/admin/events/${event.id}/check-in`, 'admin'],
      [`/admin/members/${author}`, 'admin'],
      ['/admin/organizations', 'admin'],
      ['/', author],
      ['/kudos', author],
      ['/profile', author],
      ['/profile/contact-information', author],
    ]
    for (const [address, as] of PLACES) {
      const { status, response } = await visit(address, { as })
      expect([address, status]).toEqual([address, 200])
      expect(await response.text()).not.toMatch(/href="javascript:|src="javascript:/)
    }
  })
})
