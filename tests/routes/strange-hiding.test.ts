// @one-database: what a viewer may not see is left out by conditions that both evaluate alike.
/** What people hide, asked for in roundabout ways. */
import { beforeAll, describe, expect, test } from 'vitest'
import { type Asking, db, fetch, signIn, submit, visit } from '../support/app.ts'
import { organizationNamed } from '../support/directory.ts'
import { giveImage } from '../support/images.ts'
import { giveKudos } from '../support/kudos.ts'
import { converse, newcomer } from '../support/messages.ts'
import { employment, join, person, tomasAlvarez } from '../support/people.ts'
import { answered, asked } from '../support/questions.ts'

describe('someone who hides', () => {
  let hidden: number
  let image: string
  let question: number
  let answer: number
  const unknown = 2_000_000
  beforeAll(async () => {
    const made = await join(
      person('Quillon', 'Vantongeren', { email: 'strange-quillon@example.org', visibility: 'HIDDEN' }),
    )
    hidden = made[0] as number
    image = await giveImage(hidden)
    question = await asked(hidden, 'Hidden-canary, where to eat?')
    answer = await answered(await asked(await newcomer(), 'Who is there?'), hidden, 'I am.')
    await giveKudos(hidden, await newcomer(), { note: 'Thanks from the hidden-canary' })
  })

  test.each([
    '',
    '.data',
    '/vcard',
    '/contact/intro',
    '/contact/tips',
    '/contact/message',
    '/block',
    '/audit-trail',
  ])('is to others like nobody at /profile/…%s', async (rest) => {
    for (const as of ['alumni', 'fellow', 'partner'] as const) {
      const cookie = await signIn(as)
      for (const asking of [
        { cookie },
        { cookie, form: { text: 'Hello there', formKey: crypto.randomUUID() } },
      ]) {
        const theirs = await fetch(`/profile/${hidden}${rest}`, asking)
        const nobodys = await fetch(`/profile/${unknown}${rest}`, asking)
        expect([as, theirs.status]).toEqual([as, nobodys.status])
        expect(await theirs.text()).not.toMatch(/Vantongeren|Quillon/)
      }
    }
  })

  test('has no image for others', async () => {
    for (const size of ['', '/64', '/128', '/256'])
      expect((await fetch(image + size, { as: 'alumni' })).status, size).toBe(404)
  })

  test('is in no list, search or chooser', async () => {
    const places = [
      '/directory?search=vantongeren',
      '/search?q=vantongeren',
      '/endpoints/search?search=vantongeren',
      '/questions?search=hidden-canary',
      `/questions/${question}`,
      '/kudos',
      '/',
      '/regional-hub',
      '/messages?search=vantongeren',
      '/volunteer',
    ]
    for (const as of ['alumni', 'fellow', 'mba-fellow'] as const) {
      for (const place of places) {
        const text = await (await fetch(place, { as })).text()
        expect([as, place, /Quillon|canary-quillon/.test(text)]).toEqual([as, place, false])
      }
    }
    expect((await fetch(`/questions/${answer}`, { as: 'alumni' })).status).toBe(404)
  })
})

describe('someone who blocks', () => {
  test('is not found by, and can’t be reached by, whom they block, who isn’t told', async () => {
    const [blocker, blocked] = [
      await newcomer({ firstName: 'Quentinella', visibility: 'PUBLIC' }),
      await newcomer({ visibility: 'PUBLIC' }),
    ]
    const question = await asked(blocker, 'Is there a ferry?')
    const answer = await answered(question, blocker, 'There is.')
    await db().block.create({ data: { blockerId: blocker, blockedId: blocked } })
    for (const place of [
      '/directory?search=quentinella',
      '/search?q=quentinella',
      '/endpoints/search?search=quentinella',
    ]) {
      const { response } = await visit(place, { as: blocked })
      expect((await response.text()).match(/Quentinella/g) ?? [], place).toHaveLength(0)
    }
    const nobody = await fetch('/profile/2000000', { as: blocked })
    const theirs = await fetch(`/profile/${blocker}`, { as: blocked })
    expect(theirs.status).toBe(nobody.status)
    for (const rest of ['/contact/intro', '/contact/message', '/vcard', '.data']) {
      const forms = [undefined, { text: 'Hello there', formKey: crypto.randomUUID() }]
      for (const form of forms)
        expect([rest, (await fetch(`/profile/${blocker}${rest}`, { as: blocked, form })).status]).toEqual([
          rest,
          (await fetch(`/profile/2000000${rest}`, { as: blocked, form })).status,
        ])
    }
    const kudos = await fetch(`/questions/${question}/answers/${answer}/kudos`, {
      as: blocked,
      form: { note: 'x' },
    })
    expect(kudos.status).toBeLessThan(500)
    const data = await fetch('/profile/my-data/json', { as: blocked })
    expect(await data.text()).not.toContain('Quentinella')
  })
})

describe('a basic profile', () => {
  test.each([
    'canary-tomas.alvarez-title',
    'Strange Employer Ltd',
    'canary-tomas.alvarez-news',
    'canary-tomas.alvarez-description',
    'canary-tomas.alvarez-home-street',
  ])('isn’t found by %j, which it doesn’t show', async (search) => {
    const employer = await organizationNamed(`Strange Employer Ltd ${crypto.randomUUID()}`)
    const who = tomasAlvarez({ email: `${crypto.randomUUID()}@example.org`, currentRole: 'ALUMNI' })
    const [id = 0] = await join({ ...who, affiliations: [employment(employer, who, { visible: false })] })
    const { page } = await visit(`/directory?search=${encodeURIComponent(search)}`, { as: 'fellow' })
    expect(page.has(`a[href="/profile/${id}"]`)).toBe(false)
    const profile = await fetch(`/profile/${id}`, { as: 'fellow' })
    expect(await profile.text()).not.toMatch(
      /canary-tomas\.alvarez-(title|news|description|home|household|annual)/,
    )
  })
})

describe('a closed account', () => {
  test('leaves no name to others', async () => {
    const name = 'Zebulonia'
    const [gone, reader] = [
      await newcomer({ firstName: name, visibility: 'PUBLIC' }),
      await newcomer({ visibility: 'PUBLIC' }),
    ]
    const chat = await converse([gone, reader], [gone, 'Hello'], [reader, 'Hi'])
    const question = await asked(gone, 'Where do I begin?')
    await answered(question, reader, 'Here.')
    const theirs = await asked(reader, 'Who can answer me?')
    await answered(theirs, gone, 'I can.')
    await giveKudos(gone, reader, { note: 'Well said' })
    const { page } = await visit(`/admin/members/${gone}/close`, { as: 'admin' })
    const answer = await submit(page.form('main form'), { as: 'admin' })
    expect([200, 303]).toContain(answer.status)
    await db().user.deleteMany({ where: { id: gone } })
    for (const place of [
      `/messages?conversationId=${chat}`,
      '/messages',
      `/questions/${question}`,
      `/questions/${theirs}`,
      '/kudos',
      '/directory?search=zebulonia',
      '/search?q=zebulonia',
      '/questions',
      '/',
      `/profile/${gone}`,
    ]) {
      const response = await fetch(place, { as: reader })
      expect([place, response.status < 500, (await response.text()).includes(name)]).toEqual([
        place,
        true,
        place.includes('zebulonia') && false,
      ])
    }
  })
})

test('private facts are in no answer to others, whatever they ask', async () => {
  const who = person('Factia', 'Okafor', {
    email: 'facts@example.org',
    visibility: 'PUBLIC',
    currentRole: 'FELLOW',
    roles: ['FELLOW'],
  })
  const employer = await organizationNamed(`Facts ${crypto.randomUUID()}`)
  const [id = 0] = await join({ ...who, affiliations: [employment(employer, who)] })
  const secret =
    /canary-factia\.okafor-(ethnicity|race|marital|home-|gender|transgender|sexual|household|reason|annual|managed|work-street|work-postal|personal|alternate|work-phone|mobile)/
  const askings: [Asking['as'], string][] = (
    ['fellow', 'alumni', 'partner', 'partner-manager', 'staff'] as const
  ).flatMap((as) =>
    ['', '.data', '?as=owner', '?as=staff', '/contact/message', '.data?_routes=routes%2Fprofile%2Fshow'].map(
      (rest): [Asking['as'], string] => [as, rest],
    ),
  )
  for (const [as, rest] of askings) {
    const text = await (await fetch(`/profile/${id}${rest}`, { as })).text()
    expect([as, rest, secret.exec(text)?.[0]]).toEqual([as, rest, undefined])
  }
})
