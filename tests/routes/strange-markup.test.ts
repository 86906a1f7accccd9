// @one-database: what pages say of what people wrote is made above the database.
/** What readers, machines and assistive technology get of odd names and texts, on pages and in what they lead to. */
import type { HTMLElement } from 'node-html-parser'
import { beforeAll, describe, expect, test } from 'vitest'
import { markdownToHtml } from '#app/values/markdown.server.ts'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { announce } from '../support/announcements.ts'
import { db, visit } from '../support/app.ts'
import { newPosting } from '../support/hubs.ts'
import { faultsIn } from '../support/markup.ts'
import { newcomer } from '../support/messages.ts'
import { newPartner } from '../support/partners.ts'
import { asked } from '../support/questions.ts'
import { opportunity } from '../support/volunteering.ts'

const ODD = `"Q" <&> 'a' \`b\` &amp; &lt;i&gt; </script><!-- ${'w'.repeat(120)}`

describe('a thing with an odd name', () => {
  const pages: [string, DemoAccount, string][] = []
  beforeAll(async () => {
    const hub = await newPartner(ODD)
    await newPosting(hub, { title: ODD })
    const question = await asked(await newcomer({ firstName: ODD.slice(0, 60), visibility: 'PUBLIC' }), ODD)
    const volunteer = await opportunity(ODD)
    const announced = await announce({
      name: ODD,
      activities: [{ name: ODD, elements: [{ kind: 'TEXT', text: ODD }] }],
    })
    const tag = await db().tag.create({ data: { type: 'CATEGORY', name: ODD } })
    const event = await db().event.findFirstOrThrow({ where: { published: true } })
    await db().event.update({ where: { id: event.id }, data: { name: ODD, code: ODD.slice(0, 20) } })
    const business = await db()
      .organization.create({
        data: {
          name: ODD,
          sortKey: 'x',
          searchKey: 'x',
          isBusiness: true,
          businessPublished: true,
          description: ODD,
        } as never,
      })
      .catch(() => null)
    pages.push(
      [`/partner-hub/${hub}`, 'alumni', 'h1'],
      [`/questions/${question}`, 'alumni', 'h1'],
      [`/volunteer/${volunteer}`, 'alumni', 'h1'],
      [`/admin/announcements/${announced}`, 'admin', 'h1'],
      [`/admin/announcements/${announced}/preview`, 'admin', 'main'],
      [`/admin/tags/${tag.id}`, 'admin', 'main'],
      [`/admin/tags/${tag.id}/delete`, 'admin', 'main'],
      [`/admin/events/${event.id}`, 'admin', 'h1'],
      [`/admin/events/${event.id}/attendees`, 'admin', 'main'],
      [`/admin/events/${event.id}/check-in`, 'admin', 'main'],
      [`/admin/organizations/${hub}`, 'admin', 'main'],
      [`/admin/organizations/${hub}/merge`, 'admin', 'main'],
      [`/admin/organizations/${hub}/history`, 'admin', 'main'],
      [`/partner-management/my-partners/${hub}`, 'event-manager', 'h1'],
      [`/partner-management/events/${event.id}`, 'event-manager', 'h1'],
      ['/admin/organizations?search=script', 'admin', 'main'],
      ['/admin/tags?search=script', 'admin', 'main'],
      ['/careers/job-board?search=script', 'alumni', 'main'],
      ['/questions?search=script', 'alumni', 'main'],
      ['/volunteer?search=script', 'alumni', 'main'],
      ['/search?q=script', 'alumni', 'main'],
      ['/announcements', 'alumni', 'main'],
    )
    if (business) pages.push([`/alumni-business-registry/${business.id}`, 'alumni', 'main'])
  })

  test('is shown as it was written on every page, which is valid, and no part of it becomes markup', async () => {
    const wrong: unknown[] = []
    for (const [address, as, selector] of pages) {
      const { status, page, response } = await visit(address, { as })
      if (status !== 200) {
        wrong.push([address, status])
        continue
      }
      const html = await response.text()
      if (!page.text(selector).includes('&amp; &lt;i&gt;'))
        wrong.push([address, page.text(selector).slice(0, 200)])
      if (/&amp;amp;amp;|&amp;quot;|&amp;#x27;/.test(html)) wrong.push([address, 'escaped twice'])
      const faults = await faultsIn(html)
      if (faults.length > 0) wrong.push([address, faults])
    }
    expect(wrong).toEqual([])
  })

  test('is the title of its page, whole', async () => {
    for (const [address, as, selector] of pages.filter(([, , it]) => it === 'h1'))
      expect([
        address,
        selector,
        (await visit(address, { as })).page.title.includes('&amp; &lt;i&gt;'),
      ]).toEqual([address, selector, true])
  })
})

describe('Markdown', () => {
  const deep = Array.from({ length: 100 }, (_, at) => `${'  '.repeat(at)}- x`).join('\n')
  test.each([
    ['lists in lists', deep],
    ['a wide table', `|${'a|'.repeat(50)}\n|${'-|'.repeat(50)}\n|${'b|'.repeat(50)}`],
    ['a ragged table', '| a | b |\n|---|\n| 1 | 2 | 3 |'],
    ['a fence that isn’t closed', '```js\n<b>\n# x'],
    ['links without a text or a target', '[](https://x.org) [x]() [x](<>) [](  ) ![](/x) ![a](javascript:x)'],
    ['links in headings', '# [x](https://x.org)\n### [](y)\n# '],
    ['notes at the foot', 'a[^1]\n\n[^1]: note'],
    [
      'addresses by themselves',
      'https://x.org/a_b_c www.x.org x@y.org <javascript:alert(1)> <https://x.org>',
    ],
    [
      'HTML that isn’t whole',
      '<table><tr><td>x</table><p><div><b>y</p><form action=/x><input name=a></form>',
    ],
    ['entities', '&nbsp;&copy;&#x41;&#0;&#x110000;&bogus;'],
    ['a quote in a list in a quote', '> - > - > x\n>\n> y'],
    ['what only looks like a list', '2026. was good\n\n-no list\n+ yes'],
    ['boxes to check', '- [ ] one\n- [x] two'],
    ['many signs', '*'.repeat(5000) + '_'.repeat(5000) + '['.repeat(5000)],
    ['many lines', 'x\n'.repeat(20_000)],
    ['HTML attributes', '<a href="https://x.org" onclick="x()" style="x" id="main" class="btn">x</a>'],
    ['definitions', '[x]: javascript:alert(1)\n\n[x] [y][x]'],
    ['marks that change direction', '\u202e# x\u202c\n\n\u2066y'],
  ])('with %s is valid HTML that does nothing', async (_, markdown) => {
    const html = markdownToHtml(markdown)
    expect(html).not.toMatch(/href="javascript:|onclick|style=|<form|<input|<img|\sid=|\sclass=/i)
    const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><main><h1>x</h1>${html}</main></body></html>`
    expect(await faultsIn(page)).toEqual([])
  })
})

describe('a form of the administration that is refused', () => {
  const KINDS = [
    'announcements',
    'events',
    'organizations',
    'resources',
    'tags',
    'invitations',
    'opportunities',
    'programs',
    'links',
    'job-postings',
    'program-types',
    'hubs',
    'businesses',
    'insights',
    'questions',
    'interests',
    'places',
  ]

  test.each(KINDS)('of %s leads from its summary to its fields, and names each', async (kind) => {
    const { status, page } = await visit(`/admin/${kind}/new`, { as: 'admin' })
    if (status === 404) return
    const form = page.form('.admin-form')
    for (const name of new Set(form.fields.keys()))
      if (!['version', 'formKey', 'openedBy', 'formToken', 'intent'].includes(name)) form.fields.set(name, '')
    const { page: refused, response } = await visit(form.action, { as: 'admin', form: form.fields })
    if (response.status < 400) return
    expect(refused.title).toMatch(/^Error: /)
    const ids = new Set(refused.root.querySelectorAll('[id]').map((it) => it.getAttribute('id')))
    for (const link of refused.root.querySelectorAll('.error-summary a'))
      expect(ids).toContain(link.getAttribute('href')?.slice(1))
    for (const control of refused.root.querySelectorAll('[aria-describedby]'))
      for (const id of (control.getAttribute('aria-describedby') ?? '').split(' '))
        expect([kind, id, ids.has(id)]).toEqual([kind, id, true])
    const nameless = refused.root
      .querySelectorAll('main input:not([type=hidden]), main select, main textarea')
      .filter(
        (it: HTMLElement) =>
          !it.getAttribute('aria-label') &&
          !it.getAttribute('aria-labelledby') &&
          !it.closest('label') &&
          !refused.has(`label[for="${it.getAttribute('id')}"]`),
      )
    expect(nameless.map((it) => it.getAttribute('name'))).toEqual([])
    expect(
      refused.root.querySelectorAll('[aria-invalid=true]').every((it) => it.hasAttribute('aria-describedby')),
    ).toBe(true)
  })
})

test.each([
  ['/no/such/page', {}, 404],
  ['/questions/ask', { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } }, 415],
  [
    '/questions/ask',
    { form: { content: 'x' }, headers: { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' } },
    403,
  ],
] as [string, Parameters<typeof visit>[1], number][])(
  'the refusal of %s %j is a page with one heading, in its language',
  async (address, asking, status) => {
    const { page, response } = await visit(address, { as: 'alumni', ...asking })
    expect([response.status >= 400, page.texts('h1').length, page.find('html').getAttribute('lang')]).toEqual(
      [true, 1, 'en'],
    )
    expect([status, page.title.length > 0]).toEqual([response.status, true])
    expect(await faultsIn(await response.text())).toEqual([])
  },
)
