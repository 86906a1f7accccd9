// @one-database: forms are judged above the database, and browsers save the sections on the embedded one.
import { beforeAll, describe, expect, test } from 'vitest'
import { db, fetch, signIn, visit } from '../support/app.ts'
import { FORM, filled, newMember, send, userOf } from '../support/own-profile.ts'

type Stored = Awaited<ReturnType<typeof userOf>>
type Values = Record<string, string | string[]>
type Case = {
  address: string
  page: string
  /** What is typed, and what then stands in the database. */
  typed: Values
  stored: (user: Stored) => unknown
  expected: unknown
  /** What somebody typed elsewhere meanwhile, and how the other form is told. */
  meanwhile: Values
  difference: string
}

const CONTACT = '/profile/contact-information'
/** As controls show what was sent: there a line end is one character. */
const inControls = (values: string | string[]) =>
  [values]
    .flat()
    .map((value) => value.replaceAll('\r\n', '\n'))
    .sort()
let one: string
let two: string
let other: string
beforeAll(async () => {
  const industries = await db().interest.findMany({
    where: { type: 'INDUSTRY' },
    orderBy: { id: 'asc' },
    take: 3,
  })
  ;[one, two, other] = industries.map(({ id }) => String(id)) as [string, string, string]
})

const cases: Record<string, () => Case> = {
  name: () => ({
    address: '/profile/name',
    page: '/profile',
    typed: { title: ' Dr. ', firstName: 'Imani\u200b', middleName: '', lastName: '  Okafor  Mensah ' },
    stored: ({ title, firstName, middleName, lastName }) => [title, firstName, middleName, lastName],
    expected: ['Dr.', 'Imani', null, 'Okafor  Mensah'],
    meanwhile: { firstName: 'Amani' },
    difference: 'First name is now “Amani”.',
  }),
  introduction: () => ({
    address: '/profile/introduction',
    page: '/profile',
    typed: { description: 'I build bridges.\r\nAsk me how.' },
    stored: ({ description }) => description,
    expected: 'I build bridges.\nAsk me how.',
    meanwhile: { description: 'Written elsewhere' },
    difference: 'Introduction is now “Written elsewhere”.',
  }),
  'professional interests': () => ({
    address: '/profile/interests',
    page: '/profile',
    typed: { industryPrimary: one, industryAdditional: [two, one] },
    stored: ({ id }) =>
      db()
        .memberInterest.findMany({ where: { userId: id }, orderBy: { interestId: 'asc' } })
        .then((rows) => rows.map(({ interestId, isPrimary }) => [String(interestId), isPrimary])),
    expected: [
      [one, true],
      [two, false],
    ],
    meanwhile: { industryPrimary: other },
    difference: 'Primary industry is now “',
  }),
  'online presence': () => ({
    address: '/profile/online-presence',
    page: '/profile',
    typed: {
      linkedin: ' https://www.linkedin.com/in/imani ',
      twitter: '@imani',
      instagram: '@imani.okafor',
      facebook: 'https://fb.com/imani',
      personalWebsite: '',
    },
    stored: ({ linkedin, twitter, instagram, facebook, personalWebsite }) => [
      linkedin,
      twitter,
      instagram,
      facebook,
      personalWebsite,
    ],
    expected: ['https://www.linkedin.com/in/imani', '@imani', '@imani.okafor', 'https://fb.com/imani', null],
    meanwhile: { twitter: '@elsewhere' },
    difference: 'Twitter is now “@elsewhere”.',
  }),
  emails: () => ({
    address: `${CONTACT}/emails`,
    page: CONTACT,
    typed: { preferredEmail: 'WORK', workEmail: 'Imani@Acme.example', emailVisible: 'on' },
    stored: ({ contact }) => [contact?.preferredEmail, contact?.workEmail, contact?.emailVisible],
    expected: ['WORK', 'imani@acme.example', true],
    meanwhile: { alternateEmail: 'elsewhere@example.org' },
    difference: 'Alternate email is now “elsewhere@example.org”.',
  }),
  phones: () => ({
    address: `${CONTACT}/phones`,
    page: CONTACT,
    typed: { preferredPhone: 'OTHER', otherPhone: '(312) 555-0199 ext. 12', phoneVisible: 'on' },
    stored: ({ contact }) => [contact?.preferredPhone, contact?.otherPhone, contact?.phoneVisible],
    expected: ['OTHER', '(312) 555-0199 ext. 12', true],
    meanwhile: { homePhone: '+234 1 270 0000' },
    difference: 'Home phone is now “+234 1 270 0000”.',
  }),
  addresses: () => ({
    address: `${CONTACT}/addresses`,
    page: CONTACT,
    typed: { homeCity: 'Evanston', homePostalCode: '60201' },
    stored: ({ contact, location }) => [contact?.homeCity, contact?.homePostalCode, location],
    expected: ['Evanston', '60201', 'Evanston, IL'],
    meanwhile: { homeStreet: '2 Other Street' },
    difference: 'Home street is now “2 Other Street”.',
  }),
  'time zone': () => ({
    address: `${CONTACT}/time-zone`,
    page: CONTACT,
    typed: { timeZone: 'Africa/Lagos' },
    stored: ({ timeZone }) => timeZone,
    expected: 'Africa/Lagos',
    meanwhile: { timeZone: 'Asia/Tokyo' },
    difference: 'Time zone is now “Asia/Tokyo”.',
  }),
  'employment status': () => ({
    address: '/profile/employment-status',
    page: '/profile/employment-status',
    typed: {
      employmentSearchStatus: 'Not seeking employment',
      reasonNotSeekingEmployment: 'Retired',
      householdIncome: 'Prefer not to say',
      employmentStatusVisible: 'on',
    },
    stored: ({ employmentSearchStatus, employmentStatusVisible, privateFacts }) => [
      employmentSearchStatus,
      employmentStatusVisible,
      privateFacts?.reasonNotSeekingEmployment,
      privateFacts?.householdIncome,
    ],
    expected: ['Not seeking employment', true, 'Retired', 'Prefer not to say'],
    meanwhile: { employmentSearchStatus: 'Open to opportunities', householdIncome: '$50,000 to $99,999' },
    difference: 'Employment status is now “Open to opportunities”.',
  }),
  demographics: () => ({
    address: '/profile/demographic-information',
    page: '/profile/demographic-information',
    typed: { ...demographics, race: ['White', 'Asian'] },
    stored: ({ privateFacts }) => [privateFacts?.birthdate, privateFacts?.race, privateFacts?.transgender],
    expected: [new Date('1990-01-01T00:00:00Z'), ['Asian', 'White'], null],
    meanwhile: { ...demographics, race: ['Asian', 'White'], gender: 'Man' },
    difference: 'Gender is now “Man”.',
  }),
  'contact and programs': () => ({
    address: '/profile/privacy-and-visibility/sharing',
    page: '/profile/privacy-and-visibility',
    typed: { contactable: 'nobody', mltInsightsNews: 'on' },
    stored: ({ contactable, mltInsightsNews }) => [contactable, mltInsightsNews],
    expected: [false, true],
    meanwhile: { mltInsightsNews: 'on' },
    difference: 'Who can contact you is now everyone.',
  }),
}

const demographics = {
  ethnicity: 'Prefer not to say',
  birthdate: '1990-01-01',
  maritalStatus: 'Single',
  homeOwnershipStatus: 'Rent',
  gender: 'Woman',
}

describe.each(Object.entries(cases))('%s', (_, caseOf) => {
  test('is saved as it was typed, and leads back', async () => {
    const { address, page, typed, stored, expected } = caseOf()
    const { id, cookie } = await newMember()
    const before = await userOf(id)
    const { response } = await send(address, cookie, typed)
    expect([response.status, response.headers.get('location')]).toEqual([303, page])
    const after = await userOf(id)
    expect(await stored(after)).toEqual(expected)
    expect(after.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime())
    expect([after.email, after.roles, after.visibility]).toEqual([
      before.email,
      before.roles,
      before.visibility,
    ])
  })

  test('that was changed meanwhile comes back with what differs, and is saved at the second try', async () => {
    const { address, typed, stored, expected, meanwhile, difference } = caseOf()
    const { id, cookie } = await newMember()
    const old = await filled(address, cookie, typed)
    expect((await send(address, cookie, meanwhile)).status).toBe(303)
    const standing = await stored(await userOf(id))
    const { status, page } = await visit(old.action, { cookie, form: old.fields })
    expect(status).toBe(409)
    expect(await stored(await userOf(id))).toEqual(standing)
    expect(page.title).toMatch(/^Error: /)
    expect(page.text('.error-summary')).toContain('This was changed after you opened it')
    expect(page.texts('.notice li').join()).toContain(difference)
    const again = page.form(FORM)
    for (const [name, values] of Object.entries(typed)) {
      const kept = [...again.fields.getAll(name)].sort()
      if (values !== '') expect(kept, name).toEqual(inControls(values))
    }
    expect((await fetch(again.action, { cookie, form: again.fields })).status).toBe(303)
    expect(await stored(await userOf(id))).toEqual(expected)
  })

  test('sent twice at once is saved once and told alike', async () => {
    const { address, typed, stored, expected } = caseOf()
    const { id, cookie } = await newMember()
    const form = await filled(address, cookie, typed)
    const answers = await Promise.all([form.send(), form.send()])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(await stored(await userOf(id))).toEqual(expected)
  })

  test('is nobody else’s to change, whatever the form says', async () => {
    const { address, typed, stored } = caseOf()
    const [own, other] = [await newMember(), await newMember()]
    const before = await stored(await userOf(other.id))
    const names = {
      id: String(other.id),
      userId: String(other.id),
      roles: 'STAFF',
      email: 'taken@example.org',
    }
    await send(address, own.cookie, { ...typed, ...names })
    expect(await stored(await userOf(other.id))).toEqual(before)
    const { roles, email } = await userOf(own.id)
    expect([roles, email.startsWith('member-')]).toEqual([['ALUMNI'], true])
  })

  test('opened by one person is not saved for another', async () => {
    const { address, typed, stored } = caseOf()
    const [one, other] = [await newMember(), await newMember()]
    const before = await stored(await userOf(other.id))
    const { action, fields } = await filled(address, one.cookie, typed)
    const response = await fetch(action, { cookie: other.cookie, form: fields })
    expect(response.headers.get('location')).toContain('stashed=')
    expect(await stored(await userOf(other.id))).toEqual(before)
  })

  test('comes back filled after its session had ended', async () => {
    const { address, typed } = caseOf()
    const { id, cookie } = await newMember()
    const { action, fields } = await filled(address, cookie, typed)
    const toLogin = new URL((await fetch(action, { form: fields })).headers.get('location') ?? '', action)
    const { page } = await visit(toLogin.searchParams.get('redirect') ?? '', { as: id })
    const again = page.form(FORM).fields
    for (const [name, values] of Object.entries(typed))
      if (values !== '') expect(again.getAll(name).sort(), name).toEqual(inControls(values))
  })
})

test('sections of one profile do not overwrite each other', async () => {
  const { id, cookie } = await newMember()
  const forms = await Promise.all([
    filled('/profile/name', cookie, { firstName: 'Amani' }),
    filled('/profile/introduction', cookie, { description: 'Hello there' }),
    filled(`${CONTACT}/emails`, cookie, { emailVisible: 'on' }),
    filled(`${CONTACT}/phones`, cookie, { phoneVisible: 'on' }),
  ])
  for (const form of forms) expect((await form.send()).status).toBe(303)
  const { firstName, description, contact } = await userOf(id)
  expect([firstName, description, contact?.emailVisible, contact?.phoneVisible]).toEqual([
    'Amani',
    'Hello there',
    true,
    true,
  ])
})

test('what staff change while acting as a member is written down', async () => {
  const { id } = await newMember()
  const response = await fetch(`/profile/${id}/act-as`, { cookie: await signIn('staff'), form: {} })
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect((await send('/profile/introduction', cookie, { description: 'Written by staff' })).status).toBe(303)
  expect((await userOf(id)).description).toBe('Written by staff')
  const entries = await db().auditEntry.findMany({ where: { subjectId: id, path: '/profile/introduction' } })
  expect(entries.map(({ action }) => action)).toEqual(['POST'])
})

test('staff who act as a member see neither street nor postal code', async () => {
  const { id, cookie: own } = await newMember()
  const street = 'Canary Lane 7'
  await db().contactInformation.update({ where: { userId: id }, data: { homeStreet: street } })
  const response = await fetch(`/profile/${id}/act-as`, { cookie: await signIn('staff'), form: {} })
  const acting = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  for (const address of ['/profile', CONTACT, `${CONTACT}/addresses`]) {
    expect(await (await fetch(address, { cookie: own })).text()).toContain(street)
    expect(await (await fetch(address, { cookie: acting })).text()).not.toContain(street)
  }
})
