/** Lists asked as people paste, type and share what they look for, and rows chosen in odd ways. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { eventOf, item, LIST, managerOf, partner } from '../support/action-items.ts'
import { db, fetch, signIn, submit, visit } from '../support/app.ts'
import { dialog, FORM, several } from '../support/bulk-edits.ts'
import { directory } from '../support/directory.ts'
import { join, person } from '../support/people.ts'
import { answered, asked } from '../support/questions.ts'

const LISTS: [address: string, as: DemoAccount][] = [
  ['/directory', 'alumni'],
  ['/events?viewAll=true', 'alumni'],
  ['/questions', 'alumni'],
  ['/resources', 'fellow'],
  ['/volunteer', 'alumni'],
  ['/volunteer/my-activities', 'alumni'],
  ['/careers/job-board', 'alumni'],
  ['/careers/prospects', 'alumni'],
  ['/partner-hub', 'alumni'],
  ['/regional-hub', 'alumni'],
  ['/alumni-business-registry', 'alumni'],
  ['/messages', 'alumni'],
  ['/kudos', 'alumni'],
  ['/announcements', 'alumni'],
  ['/staff/reports', 'staff'],
  ['/partner-management/my-partners', 'event-manager'],
  ['/partner-management/events', 'event-manager'],
  [LIST, 'event-manager'],
  ...[
    'members',
    'events',
    'announcements',
    'organizations',
    'resources',
    'tags',
    'invitations',
    'businesses',
    'opportunities',
    'programs',
    'links',
    'job-postings',
  ].map((kind): [string, DemoAccount] => [`/admin/${kind}`, 'admin']),
  ['/admin/history', 'admin'],
  ['/admin/files', 'admin'],
]

const sessions = new Map<DemoAccount, string>()
beforeAll(async () => {
  for (const [, as] of LISTS) sessions.set(as, await signIn(as))
})

const QUERIES: [what: string, query: string][] = [
  ['a page beyond all numbers', 'page=99999999999999999999999'],
  ['a page in scientific notation', 'page=1e3'],
  ['half a page', 'page=2.5'],
  ['a page with a sign', 'page=%2B2'],
  ['a wide digit', 'page=%EF%BC%92'],
  ['a page twice', 'page=2&page=3'],
  ['a very long search', `search=${'lan%20'.repeat(900)}`],
  ['five hundred words', `search=${Array.from({ length: 500 }, (_, at) => `w${at}`).join('+')}`],
  ['signs of patterns', 'search=%25_%5C%27%22*%28%5B--%241%3Ax%7C%7C'],
  ['a character that is none', 'search=%EF%BF%BF%00%ED%A0%80'],
  ['an order that objects know', 'sort=__proto__'],
  ['an order of a database', 'sort=name%20desc%3B--'],
  ['numbers out of range', 'organizationIds=2147483648&programIds=-1&tagIds=9007199254740993&status=0x1'],
  ['lists with commas', 'organizationIds=1,2&programIds=1%2C2&tagIds=1%7C2&typeIds=1%202'],
  ['impossible years', 'programYears=0&programYears=abcd&programYears=20266&programYears=-2020'],
  ['flags in other words', 'matchAll=on&currentOnly=yes&viewAll=TRUE&matching=0&favorites=no&pending=null'],
  ['a day that isn’t', 'date=2026-02-30&from=x&to=2026-13-13'],
  ['markup', 'search=%3Cscript%3Ealert(1)%3C/script%3E&organizationSearch=%3Cb%3E'],
  ['a sign that says nothing', 'search=%E2%80%8B%E2%81%A0%EF%BB%BF'],
]

describe.each(LISTS)('%s', (address, as) => {
  test('takes every query, and shows no choice without a name', async () => {
    const wrong: unknown[] = []
    for (const [what, query] of QUERIES) {
      const asked = `${address}${address.includes('?') ? '&' : '?'}${query}`
      const { status, page } = await visit(asked, { cookie: sessions.get(as) })
      const chips = page.has('.chips') ? page.texts('.chips a, .chips button') : []
      const html = page.root.toString()
      if (status !== 200) wrong.push([what, status])
      if (chips.some((chip) => chip.replace(/remove/i, '').trim() === '')) wrong.push([what, chips])
      if (html.includes('<script>alert(1)')) wrong.push([what, 'a script'])
      if (/\bNaN\b|\[object /.test(page.text('main'))) wrong.push([what, 'no number'])
    }
    expect(wrong).toEqual([])
  })
})

describe('a member is found by', () => {
  const ids: Record<string, number> = {}
  beforeAll(async () => {
    const names: [string, string][] = [
      ['İpek', 'Işık'],
      ['Jörg', 'Groß'],
      ['Łukasz', 'Żółkiewski'],
      ['Søren', 'Æbelø'],
      ['Nguyễn Thị', 'Đặng'],
      ['Aoife', "O'Brien-Nic Giolla"],
      ['Zoë', 'de la Cruz'],
      ['三郎', '高橋'],
    ]
    const made = await join(
      ...names.map(([first, last], index) =>
        person(first, last, { email: `strange-${index}@example.org`, visibility: 'PUBLIC' }),
      ),
    )
    for (const [index, [, last]] of names.entries()) ids[last] = made[index] as number
  })

  test.each([
    ['Işık', 'ipek isik'],
    ['Işık', 'İPEK IŞIK'],
    ['Işık', 'IPEK'],
    ['Groß', 'JORG GROSS'],
    ['Groß', 'groß jörg'],
    ['Żółkiewski', 'lukasz zolkiewski'],
    ['Æbelø', 'soren aebelo'],
    ['Æbelø', 'Søren\u00a0Æbelø'],
    ['Đặng', 'Ｄａｎｇ'],
    ['Đặng', 'dang nguyen thi'],
    ['Đặng', 'Đặng'.normalize('NFD')],
    ['Đặng', 'Nguyễn\tThị\nĐặng'],
    ["O'Brien-Nic Giolla", 'o’brien nic giolla'],
    ["O'Brien-Nic Giolla", 'OBrien‑Nic'],
    ["O'Brien-Nic Giolla", 'o´brien'],
    ["O'Brien-Nic Giolla", 'O\u00adBrien, Aoife,'],
    ['de la Cruz', 'Cruz, Zoe de la'],
    ['高橋', '高橋三郎'],
    ['高橋', '三郎　高橋'],
  ])('%s: %j', async (last, search) => {
    const found = await directory(`?search=${encodeURIComponent(search)}`)
    expect(found.ids).toContain(ids[last])
  })

  test.each([
    'strange-0@example.org',
    'STRANGE-0@Example.ORG',
    ' strange-0@example.org ',
    'strange-0@example.org,',
    'mailto:strange-0@example.org',
    '<strange-0@example.org>',
    'İpek Işık <strange-0@example.org>',
    '"Işık, İpek" <strange-0@example.org>;',
  ])('our staff, by the address %j', async (search) => {
    const { page } = await visit(`/admin/members?search=${encodeURIComponent(search)}`, {
      cookie: sessions.get('admin'),
    })
    expect(page.texts('tbody th')).toEqual([expect.stringContaining('Işık')])
  })

  test.each(['strange-0@example.org', 'strange-0', 'strange', 'example.org'])(
    'no one else by the address %j',
    async (search) => {
      for (const as of ['alumni', 'fellow', 'partner'] as const) {
        expect((await directory(`?search=${encodeURIComponent(search)}`, as)).ids).not.toContain(ids.Işık)
        const { page } = await visit(`/search?q=${encodeURIComponent(search)}`, { as })
        expect(page.text('main')).not.toContain('Işık')
      }
    },
  )
})

test.each(['', 'a', '.', '...', '🎓', '\u200b', '%', 'x'.repeat(300), '   ', "'", '#', '\\', 'a\u0301'])(
  'everything is searched for %j',
  async (typed) => {
    const { status, page } = await visit(`/search?q=${encodeURIComponent(typed)}`, { as: 'alumni' })
    expect([status, page.texts('h1').length]).toEqual([200, 1])
    const { status: endpoint } = await fetch(`/endpoints/search?search=${encodeURIComponent(typed)}`, {
      as: 'alumni',
    })
    expect(endpoint).toBe(200)
  },
)

describe('a bulk edit', () => {
  let manager: string
  let theirs: number
  let own: number[]
  beforeAll(async () => {
    const [mine, others] = [await partner('Strange Partner'), await partner('Other Partner')]
    const event = await eventOf('Strange Event', mine, others)
    own = await several(3, event.participants[0] as number)
    theirs = await item(event.participants[1] as number)
    manager = await signIn(await managerOf(mine))
  })

  const ids: [what: string, ids: () => (string | number)[], status: number[]][] = [
    ['no row', () => [], [303, 302, 400, 404]],
    ['a row of another partner', () => [...own, theirs], [400, 404, 409]],
    ['a row that isn’t there', () => [...own, 99999999], [400, 404, 409]],
    ['a number that is none', () => [...own, '1e9', '-1', 'x', ''], [200, 400]],
  ]
  test.each(ids)('of %s', async (_, of, statuses) => {
    const { status } = await visit(dialog('mark-complete', of() as number[]), { cookie: manager })
    expect([200, ...statuses]).toContain(status)
    const answer = await fetch(dialog('mark-complete', of() as number[]), {
      cookie: manager,
      form: new URLSearchParams(of().map((id) => ['item', String(id)])),
    })
    expect(answer.status).toBeLessThan(500)
    expect(await db().actionItem.count({ where: { id: { in: [...own, theirs] } } })).toBe(4)
  })

  test('of rows that a colleague deletes at the same moment completes all of them or none', async () => {
    const [first = 0, second = 0] = own
    const { page } = await visit(dialog('mark-complete', [first, second]), { cookie: manager })
    const remove = (await visit(`${LIST}/${first}/delete`, { cookie: manager })).page
    const [edited, removed] = await Promise.all([
      submit(page.form(FORM), { cookie: manager }),
      submit(remove.form(FORM), { cookie: manager }),
    ])
    expect([edited.status < 500, removed.status < 500]).toEqual([true, true])
    const { completedAt } = await db().actionItem.findUniqueOrThrow({ where: { id: second } })
    expect(completedAt !== null).toBe(edited.status === 303)
  })
})

test('a choice named three times is one', async () => {
  const organization = await db().organization.findFirstOrThrow({ where: { isPartner: true } })
  const asked = (times: number) =>
    visit(`/directory?${`organizationIds=${organization.id}&`.repeat(times)}`, { as: 'alumni' })
  const [once, thrice] = [await asked(1), await asked(3)]
  expect(thrice.page.texts('.chip')).toEqual(once.page.texts('.chip'))
  expect(thrice.page.text('#count')).toBe(once.page.text('#count'))
})

test('counts of one are said as one', async () => {
  const { id: authorId } = await db().user.findFirstOrThrow({ where: { email: 'alumni@example.org' } })
  const question = await asked(authorId, 'Zanzibarfoo, has anyone been there?')
  await answered(question, authorId, 'Zanzibarfoo, yes')
  const { page } = await visit('/questions?search=Zanzibarfoo', { as: 'alumni' })
  expect(page.text('main')).not.toMatch(/\b1 (questions|answers|members|results|replies)\b/)
  const { page: shown } = await visit(`/questions/${question}`, { as: 'alumni' })
  expect(shown.text('main')).toContain('1 answer')
})

describe('a file of a list', () => {
  test.each([
    ['/admin/tags', 'admin'],
    ['/admin/links', 'admin'],
    ['/admin/organizations', 'admin'],
  ] as const)('of %s has the rows of its filter, whatever else is asked', async (list, as) => {
    const plain = await (await fetch(`${list}/export/csv?search=a`, { as })).text()
    for (const more of [
      '&page=3',
      '&sort=__proto__',
      '&utm_source=x&item=1',
      '&search=zzzz',
      '&search[]=zzzz',
    ]) {
      const response = await fetch(`${list}/export/csv?search=a${more}`, { as })
      expect([response.status, (await response.text()).split('\n').length]).toEqual([
        200,
        plain.split('\n').length,
      ])
    }
  })
  test.each(['pdf', 'CSV', '__proto__', 'xlsx.exe', '..%2f', 'csv%00'])(
    'of the format %s isn’t there',
    async (format) => {
      expect((await fetch(`/admin/tags/export/${format}`, { as: 'admin' })).status).toBe(404)
    },
  )
})
