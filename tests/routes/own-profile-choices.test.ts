import { describe, expect, test } from 'vitest'
import { db, fetch, visit } from '../support/app.ts'
import { FORM, filled, newMember, send, userOf } from '../support/own-profile.ts'

const CONTACT = '/profile/contact-information'
const ADDRESSES = `${CONTACT}/addresses`
const STATUS = '/profile/employment-status'
const SHARING = '/profile/privacy-and-visibility/sharing'

describe('addresses', () => {
  test('of another country clear the state, and move the member in the directory', async () => {
    const { id, cookie } = await newMember({ lastName: 'Canary-Mover' })
    await send(ADDRESSES, cookie, { homeCity: 'Lagos', homeCountry: 'NG', homeState: 'IL' })
    const { contact, location, cityId, stateId } = await userOf(id)
    expect([contact?.homeState, contact?.homeCountry, location, stateId]).toEqual([
      null,
      'NG',
      'Lagos, Nigeria',
      null,
    ])
    const city = await db().location.findUniqueOrThrow({ where: { id: cityId ?? 0 } })
    expect([city.label, city.type]).toEqual(['Lagos, Nigeria', 'CITY'])
    const { page } = await visit('/directory?search=canary-mover+lagos', { as: 'alumni' })
    expect(page.texts('.person-card h2')).toEqual(['Imani Canary-Mover'])
    expect((await visit(`/profile/${id}`, { as: 'alumni' })).page.text('article header')).toContain(
      'Lagos, Nigeria',
    )
  })

  test('are filled in line by line by the browser', async () => {
    const { cookie } = await newMember()
    const { page } = await visit(ADDRESSES, { cookie })
    const fillsIn = (name: string) => page.find(`[name=${name}]`).getAttribute('autocomplete')
    expect(['homeStreet', 'homeCity', 'workStreet'].map(fillsIn)).toEqual([
      'section-home address-line1',
      'section-home address-level2',
      'section-work address-line1',
    ])
  })

  test('of a city that only differs in case and accents make no second one', async () => {
    const cityOf = async (homeCity: string) => {
      const { id, cookie } = await newMember()
      await send(ADDRESSES, cookie, { homeCity, homeCountry: 'BR' })
      return (await userOf(id)).cityId
    }
    const [one, two] = await Promise.all([cityOf('Ubirajara do Sul'), cityOf('UBIRAJARA DO SÜL')])
    expect(one).toBe(two)
    expect(one).not.toBeNull()
  })

  test('at work are where the member is found, if they are preferred', async () => {
    const { id, cookie } = await newMember()
    await send(ADDRESSES, cookie, {
      preferredAddress: 'WORK',
      workStreet: '1 Plaza',
      workCity: 'Boston',
      workCountry: 'US',
      workState: 'MA',
    })
    const { location, contact } = await userOf(id)
    expect([location, contact?.homeCity]).toEqual(['Boston, MA', 'Chicago'])
  })

  test('enable the state for the United States alone, by Update as well', async () => {
    const { id, cookie } = await newMember()
    const { page } = await visit(ADDRESSES, { cookie })
    expect(page.has('[name=homeState]:not([disabled])')).toBe(true)
    expect(page.has('[name=workState][disabled]')).toBe(true)
    const { page: updated, status } = await send(
      ADDRESSES,
      cookie,
      { homeCountry: 'NG', workCountry: 'US', homeStreet: '' },
      'step',
    )
    expect(status).toBe(200)
    expect(updated.has('[name=homeState][disabled]')).toBe(true)
    expect(updated.has('[name=workState]:not([disabled])')).toBe(true)
    expect(updated.has('.error-summary')).toBe(false)
    expect(updated.form(FORM).fields.get('homeStreet')).toBe('')
    expect((await userOf(id)).contact?.homeStreet).toBe('1 Main Street')
  })

  test('written in words by an import are understood', async () => {
    const contact = { homeState: 'illinois', homeCountry: 'United States', workCountry: 'nigeria' }
    const { cookie } = await newMember({ contact: { homeStreet: '1 Main', homeCity: 'Chicago', ...contact } })
    const { page } = await visit(ADDRESSES, { cookie })
    const { fields } = page.form(FORM)
    expect(['homeState', 'homeCountry', 'workCountry'].map((name) => fields.get(name))).toEqual([
      'IL',
      'US',
      'NG',
    ])
  })
})

test('Enter in a field saves, whatever other buttons there are', async () => {
  for (const address of [ADDRESSES, STATUS]) {
    const { page } = await visit(address, { cookie: (await newMember()).cookie })
    expect(page.root.querySelector(`${FORM} button`)?.getAttribute('name')).toBeUndefined()
  }
})

test('another personal email leaves the sign-in address as it is', async () => {
  const { id, cookie } = await newMember()
  const { email } = await userOf(id)
  await send(`${CONTACT}/emails`, cookie, { personalEmail: 'new@example.org' })
  const after = await userOf(id)
  expect([after.email, after.contact?.personalEmail]).toEqual([email, 'new@example.org'])
})

test('email and phone are shown to others when the member shows them', async () => {
  const { id, cookie } = await newMember()
  const seen = async () => (await visit(`/profile/${id}`, { as: 'fellow' })).page.text('article')
  expect(await seen()).not.toContain('imani@example.org')
  await send(`${CONTACT}/emails`, cookie, { emailVisible: 'on' })
  await send(`${CONTACT}/phones`, cookie, { phoneVisible: 'on' })
  expect(await seen()).toContain('imani@example.org')
  expect(await seen()).toContain('+1 312 555 0123')
  await send(`${CONTACT}/emails`, cookie, { emailVisible: [] })
  expect(await seen()).not.toContain('imani@example.org')
})

describe('the employment status', () => {
  const notSeeking = {
    employmentSearchStatus: 'Not seeking employment',
    reasonNotSeekingEmployment: 'Retired',
    householdIncome: 'Prefer not to say',
  }

  test('clears the reason when it is changed away from not seeking', async () => {
    const { id, cookie } = await newMember()
    await send(STATUS, cookie, notSeeking)
    await send(STATUS, cookie, { employmentSearchStatus: 'Open to opportunities' })
    expect((await userOf(id)).privateFacts?.reasonNotSeekingEmployment).toBeNull()
  })

  test('takes a reason from nobody who seeks', async () => {
    const { id, cookie } = await newMember()
    await send(STATUS, cookie, { ...notSeeking, employmentSearchStatus: 'Open to opportunities' })
    expect((await userOf(id)).privateFacts?.reasonNotSeekingEmployment).toBeNull()
  })

  test('enables the reason by Update, without saving', async () => {
    const { id, cookie } = await newMember({ employmentSearchStatus: 'Open to opportunities' })
    const { page } = await visit(STATUS, { cookie })
    expect(page.has('[name=reasonNotSeekingEmployment][disabled]')).toBe(true)
    const typed = { employmentSearchStatus: 'Not seeking employment', householdIncome: '$200,000 or more' }
    const updated = await send(STATUS, cookie, typed, 'Update')
    expect(updated.page.has('[name=reasonNotSeekingEmployment]:not([disabled])')).toBe(true)
    expect(updated.page.form(FORM).fields.get('householdIncome')).toBe('$200,000 or more')
    expect((await userOf(id)).employmentSearchStatus).toBe('Open to opportunities')
  })

  test('is shown to others when the member shows it, without the reason and the income', async () => {
    const { id: organizationId } = await db().organization.findFirstOrThrow()
    const { id, cookie } = await newMember({
      affiliations: [{ type: 'EMPLOYMENT', organizationId, title: 'Analyst' }],
    })
    const seen = async () => (await fetch(`/profile/${id}`, { as: 'fellow' })).text()
    await send(STATUS, cookie, notSeeking)
    expect(await seen()).not.toContain('Not seeking employment')
    await send(STATUS, cookie, { employmentStatusVisible: 'on' })
    expect(await seen()).toContain('Not seeking employment')
    for (const secret of ['Retired', 'Prefer not to say']) expect(await seen()).not.toContain(secret)
  })
})

describe('contact and programs', () => {
  const inPrograms = async () => {
    const programs = await db().program.findMany({ take: 2, orderBy: { id: 'asc' } })
    const member = await newMember({
      enrollments: programs.map(({ id: programId }) => ({ programId, startDate: '2020-01-01' as never })),
    })
    const enrollments = await db().enrollment.findMany({
      where: { userId: member.id },
      orderBy: { id: 'asc' },
    })
    return { ...member, enrollments, ids: enrollments.map(({ id }) => String(id)) as [string, string] }
  }

  test('offer two boxes for each program beside two that are fixed', async () => {
    const { cookie, ids } = await inPrograms()
    const { page } = await visit(SHARING, { cookie })
    const form = page.find(FORM)
    expect(form.querySelectorAll('input[type=checkbox][checked][disabled]:not([name])')).toHaveLength(4)
    expect(page.form(FORM).fields.getAll('visibleToAllRisingLeaders').sort()).toEqual([...ids].sort())
    expect(page.form(FORM).fields.getAll('visibleToAllMltPartners')).toEqual([])
  })

  test('save who sees which program, on the cards of the directory too', async () => {
    const { id, cookie, ids } = await inPrograms()
    await send(SHARING, cookie, { visibleToAllRisingLeaders: [], visibleToAllMltPartners: [ids[1]] })
    const stored = await db().enrollment.findMany({ where: { userId: id }, orderBy: { id: 'asc' } })
    expect(stored.map((it) => [it.visibleToAllRisingLeaders, it.visibleToAllMltPartners])).toEqual([
      [false, false],
      [false, true],
    ])
    const { cardPrograms } = await userOf(id)
    expect((cardPrograms as { rl: boolean; mp: boolean }[]).map(({ rl, mp }) => [rl, mp]).sort()).toEqual([
      [false, false],
      [false, true],
    ])
  })

  test('of somebody else stay as they are, whatever ids are sent', async () => {
    const [own, other] = [await inPrograms(), await inPrograms()]
    await send(SHARING, own.cookie, { visibleToAllMltPartners: other.ids })
    const stored = await db().enrollment.findMany({ where: { userId: other.id }, orderBy: { id: 'asc' } })
    expect(stored).toEqual(other.enrollments)
  })

  test('keep others from writing when nobody may', async () => {
    const { id, cookie } = await newMember()
    const offered = async () =>
      (await visit(`/profile/${id}`, { as: 'alumni' })).page.has(`a[href="/profile/${id}/contact/intro"]`)
    expect(await offered()).toBe(true)
    await send(SHARING, cookie, { contactable: 'nobody' })
    expect(await offered()).toBe(false)
  })
})

test('a form from before a program was added to the member overwrites nothing', async () => {
  const { id, cookie } = await newMember()
  const old = await filled(SHARING, cookie, { contactable: 'nobody' })
  const { id: programId } = await db().program.findFirstOrThrow()
  await db().enrollment.create({ data: { userId: id, programId, startDate: new Date('2020-01-01') } })
  expect((await old.send()).status).toBe(409)
  expect((await db().enrollment.findFirstOrThrow({ where: { userId: id } })).visibleToAllRisingLeaders).toBe(
    true,
  )
})

test('a new name is listed and found at once', async () => {
  const { cookie } = await newMember({ lastName: 'Canary-Before' })
  await send('/profile/name', cookie, { lastName: 'Canary-Late' })
  const found = async (name: string) =>
    (await visit(`/directory?search=${name}`, { as: 'alumni' })).page.texts('.person-card h2')
  expect(await found('canary-before')).toEqual([])
  expect(await found('canary-late')).toEqual(['Imani Canary-Late'])
})

test('an interest that is chosen as primary and as additional is primary', async () => {
  const { id, cookie } = await newMember()
  const { id: interest } = await db().interest.findFirstOrThrow({ where: { type: 'FUNCTIONAL' } })
  const functional = { functionalPrimary: String(interest), functionalAdditional: String(interest) }
  expect((await send('/profile/interests', cookie, functional)).status).toBe(303)
  const rows = await db().memberInterest.findMany({ where: { userId: id } })
  expect(rows).toEqual([{ userId: id, interestId: interest, isPrimary: true }])
  const industry = await send('/profile/interests', cookie, { industryPrimary: String(interest) })
  expect(industry.status).toBe(400)
})

test('the chosen time zone decides which day it is', async () => {
  const { cookie } = await newMember()
  const dayIn = async (timeZone: string) => {
    await send(`${CONTACT}/time-zone`, cookie, { timeZone })
    return (await visit('/profile/news/add', { cookie })).page
      .find('[name=publicationDate]')
      .getAttribute('max')
  }
  const [east, west] = [await dayIn('Pacific/Kiritimati'), await dayIn('Pacific/Pago_Pago')]
  expect((east ?? '') > (west ?? '')).toBe(true)
})
