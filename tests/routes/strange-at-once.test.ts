/** What is sent twice, with keys and versions that aren’t of its form, and ids that are none. */
import { describe, expect, test } from 'vitest'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { db, fetch, signIn, visit } from '../support/app.ts'
import { newcomer } from '../support/messages.ts'
import { answered, asked } from '../support/questions.ts'
import { newResource } from '../support/resources.ts'
import { opportunity } from '../support/volunteering.ts'

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
    const { action, fields } = page.form('form[action*="/signup"]')
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
