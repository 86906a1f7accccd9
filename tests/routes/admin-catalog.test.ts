import { describe, expect, test } from 'vitest'
import { deliverEmails } from '#app/domain/email-delivery/deliver.server.ts'
import { outboxEmails } from '#app/domain/emails/outbox.server.ts'
import { admin, entriesOf, pathOf, post, sendForm } from '../support/administration.ts'
import { db, fetch, submit, visit } from '../support/app.ts'
import { Page } from '../support/html.ts'

const staff = { as: 'staff' } as const

async function made(kind: string, values: Record<string, string | string[]>, press?: string) {
  const response = await sendForm(`/admin/${kind}/new`, values, press, staff)
  expect(response.status, await response.clone().text()).toBe(303)
  return Number(pathOf(response).split('/').at(-1))
}

const memberId = async (name: string) =>
  (await db().user.findUniqueOrThrow({ where: { email: `${name}@example.org` } })).id

describe('a regional hub', () => {
  const hub = { name: 'Reykjavík Chapter', region: 'North Atlantic', description: 'Meets on Thursdays.' }

  test('is made with places that are new and with its board, and seen once it is published', async () => {
    const place = await made('places', { type: 'CITY', label: 'Reykjavík, Iceland' })
    const id = await made('regional-hubs', {
      ...hub,
      'locations[0].id': '',
      'locations[0].chosen': String(place),
      'boardMembers[0].id': '',
      'boardMembers[0].userId': String(await memberId('alumni')),
      'boardMembers[0].title': 'Chair',
    })
    const address = `/regional-hub/${id}`
    expect((await fetch(address, { as: 'alumni' })).status).toBe(404)
    await post(`/admin/regional-hubs/${id}/status`, { operation: 'publish' }, staff)
    const { page } = await visit(address, { as: 'alumni' })
    expect(page.text('main')).toContain('Reykjavík Chapter')
    expect(page.text('main')).toContain('Chair')
    expect(
      await db().regionalHub.findUniqueOrThrow({ where: { id }, include: { locations: true } }),
    ).toMatchObject({ searchKey: 'reykjavik chapter', locations: [{ id: place }], published: true })
  })

  test('has nobody on its board twice', async () => {
    const member = String(await memberId('alumni'))
    const rows = Object.fromEntries(
      [0, 1].flatMap((row) => [
        [`boardMembers[${row}].id`, ''],
        [`boardMembers[${row}].userId`, member],
        [`boardMembers[${row}].title`, 'Chair'],
      ]),
    )
    const response = await sendForm('/admin/regional-hubs/new', { ...hub, ...rows }, undefined, staff)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('This member is already on the board.')
  })
})

describe('a place', () => {
  test('is there once, whatever its accents, and stays as it is while members live there', async () => {
    await made('places', { type: 'CITY', label: 'Málaga, Spain' })
    const again = await sendForm(
      '/admin/places/new',
      { type: 'CITY', label: 'malaga, spain' },
      undefined,
      staff,
    )
    expect(await again.text()).toContain('There’s already a place with this name.')
    const home = await db().location.findFirstOrThrow({ where: { cityMembers: { some: {} } } })
    const renamed = await sendForm(`/admin/places/${home.id}`, { label: 'Elsewhere' }, undefined, staff)
    expect(await renamed.text()).toContain('Members’ addresses use this place')
  })
})

describe('a job posting', () => {
  test('is made for a partner and read by alumni once it is published', async () => {
    const partner = await db().organization.findFirstOrThrow({ where: { isPartner: true } })
    const id = await made(
      'job-postings',
      {
        title: 'Keeper of Lighthouses',
        organizationId: String(partner.id),
        url: 'https://jobs.example.org/keeper',
        postedOn: '2026-11-01',
      },
      'Publish',
    )
    const { page } = await visit(`/partner-hub/${partner.id}/job-postings`, { as: 'alumni' })
    const html = page.root.toString()
    expect(await db().jobPosting.findUniqueOrThrow({ where: { id } })).toMatchObject({ published: true })
    expect(html).toContain('Keeper of Lighthouses')
  })

  test('that closes before it is posted is refused', async () => {
    const { id } = await db().jobPosting.findFirstOrThrow()
    const days = { postedOn: '2026-11-02', closesOn: '2026-11-01' }
    const response = await sendForm(`/admin/job-postings/${id}`, days, undefined, staff)
    expect(response.status).toBe(400)
  })
})

describe('an opportunity', () => {
  const opportunity = {
    type: 'MENTORING',
    name: 'Mentor a Lighthouse Keeper',
    description: 'An hour a month.',
    places: '2',
  }

  test('is made with the four types of tags and seen once it is published', async () => {
    const tags = await db().tag.findMany({
      where: { type: { in: ['CATEGORY', 'COMMITMENT_LEVEL', 'FREQUENCY', 'SCHEDULE_TYPE'] } },
      distinct: ['type'],
    })
    const tagIds = tags.map(({ id }) => String(id))
    const id = await made('opportunities', { ...opportunity, tagIds }, 'Publish')
    const { page } = await visit(`/volunteer/${id}`, { as: 'alumni' })
    for (const { name } of tags) expect(page.text('main')).toContain(name)
  })

  test('has its sign-ups confirmed, and the member told once', async () => {
    const id = await made('opportunities', opportunity, 'Publish')
    await db().outboxEmail.deleteMany()
    const signUp = await db().volunteerActivity.create({
      data: { opportunityId: id, userId: await memberId('alumni') },
    })
    const list = await visit('/admin/opportunities?pending=true', staff)
    expect(list.page.text('table')).toContain('1, 1 to confirm')
    const address = `/admin/opportunities/${id}/sign-ups`
    const form = { signUp: String(signUp.id), status: 'CONFIRMED' }
    const answers = [await post(address, form, staff), await post(address, form, staff)]
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(await db().volunteerActivity.findUniqueOrThrow({ where: { id: signUp.id } })).toMatchObject({
      status: 'CONFIRMED',
    })
    await deliverEmails(null)
    const emails = await outboxEmails('alumni@example.org')
    expect(emails.map(({ subject }) => subject)).toEqual(['You’re confirmed: Mentor a Lighthouse Keeper'])
    expect(emails[0]?.text).toContain(`/volunteer/${id}`)
    await post(address, { ...form, status: 'COMPLETED' }, staff)
    await deliverEmails(null)
    expect(await outboxEmails('alumni@example.org')).toHaveLength(2)
    expect((await entriesOf('opportunities', id))[0]?.action).toBe('marked a sign-up as completed')
  })

  test('sends nothing about what was taken back before the email went out', async () => {
    const id = await made('opportunities', opportunity, 'Publish')
    await db().outboxEmail.deleteMany()
    const signUp = await db().volunteerActivity.create({
      data: { opportunityId: id, userId: await memberId('alumni') },
    })
    const address = `/admin/opportunities/${id}/sign-ups`
    await post(address, { signUp: String(signUp.id), status: 'CONFIRMED' }, staff)
    await post(address, { signUp: String(signUp.id), status: 'PENDING' }, staff)
    await deliverEmails(null)
    expect(await outboxEmails('alumni@example.org')).toEqual([])
  })

  test('with sign-ups is archived, not deleted', async () => {
    const id = await made('opportunities', opportunity)
    await db().volunteerActivity.create({ data: { opportunityId: id, userId: await memberId('alumni') } })
    const { page } = await visit(`/admin/opportunities/${id}/delete`, staff)
    expect(page.text('.notice')).toContain('1 sign-up refers to it. You can archive it instead')
  })
})

describe('an onboarding question', () => {
  test('is made with its answers and asked at its position', async () => {
    const response = await sendForm('/admin/onboarding-questions/new', {
      title: 'Which lighthouse is yours?',
      position: '90',
      answerLimit: '1',
      'answers[0].id': '',
      'answers[0].content': 'The tall one',
      'answers[1].id': '',
      'answers[1].content': 'Another one',
      'answers[1].isOther': 'on',
    })
    expect(response.status).toBe(303)
    const id = Number(pathOf(response).split('/').at(-1))
    const question = await db().onboardingQuestion.findUniqueOrThrow({
      where: { id },
      include: { answers: { orderBy: { position: 'asc' } } },
    })
    expect(question.answers).toMatchObject([
      { content: 'The tall one', isOther: false, position: 0 },
      { content: 'Another one', isOther: true, position: 1 },
    ])
    await db().onboardingQuestion.delete({ where: { id } })
  })

  test('keeps answers that members have chosen, and can word them anew', async () => {
    const { answerId } = await db().playbookChoice.findFirstOrThrow()
    const answer = await db().onboardingAnswer.findUniqueOrThrow({ where: { id: answerId } })
    const address = `/admin/onboarding-questions/${answer.questionId}`
    const { page } = await visit(address, admin)
    const fields = [...page.form('.admin-form').fields]
    const row = fields.find(([name, value]) => name.endsWith('].id') && value === String(answerId))
    const within = row?.[0].replace(/\.id$/, '') ?? ''
    const stepped = await submit(page.form('.admin-form', { step: `${within} remove` }), admin)
    const without = new Page(await stepped.text(), address)
    const removed = await submit(without.form('.admin-form'), admin)
    expect(removed.status).toBe(400)
    expect(new Page(await removed.text(), address).text('.error-summary')).toContain('can’t be removed')
    expect((await sendForm(address, { [`${within}.content`]: 'In other words' })).status).toBe(303)
    const reworded = await db().onboardingAnswer.findUniqueOrThrow({ where: { id: answerId } })
    expect(reworded.content).toBe('In other words')
  })

  test('is made by administrators alone', async () => {
    expect((await fetch('/admin/onboarding-questions', staff)).status).toBe(403)
  })
})
