// @one-database: what is refused never reaches the database.
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, formatMedium, today } from '#app/values/calendar-date.ts'
import { visit } from '../support/app.ts'
import { FORM, newMember } from '../support/own-profile.ts'

const CONTACT = '/profile/contact-information'
const long = (length: number) => 'x'.repeat(length)
const tomorrow = addDays(today('America/New_York'), 2)

const TWITTER =
  "Please enter a valid Twitter handle. Handles should start with the '@' sign (e.g. '@username') and have fewer than 16 characters"
const INSTAGRAM = TWITTER.replace('Twitter', 'Instagram').replace('16', '30')
const tooLong = (max: number, length: number) =>
  `Please use ${max.toLocaleString('en-US')} characters or fewer. You have ${length.toLocaleString('en-US')}.`

type Rule = [address: string, field: string, value: string | null, message: string]

/** What is refused of one field, and how; null stands for a field that isn't sent. */
const refusals: Rule[] = [
  ['/profile/name', 'firstName', '', 'Please enter your first name.'],
  ['/profile/name', 'firstName', null, 'Please enter your first name.'],
  ['/profile/name', 'firstName', 'X', 'Please enter your first name with at least 2 characters.'],
  ['/profile/name', 'lastName', ' \u200b ', 'Please enter your last name.'],
  ['/profile/name', 'lastName', long(256), tooLong(255, 256)],
  ['/profile/name', 'middleName', long(256), 'Please use 255 characters or fewer.'],
  ['/profile/name', 'title', long(256), 'Please use 255 characters or fewer.'],
  ['/profile/introduction', 'description', '', 'Please enter your introduction.'],
  ['/profile/introduction', 'description', 'x', 'Please enter your introduction with at least 2 characters.'],
  ['/profile/introduction', 'description', '🎉'.repeat(2001), tooLong(2000, 2001)],
  ['/profile/interests', 'industryPrimary', '999999', 'Please choose from the list.'],
  ['/profile/interests', 'functionalAdditional', '999999', 'Please choose from the list.'],
  ['/profile/online-presence', 'linkedin', 'linkedin.com/in/imani', 'Please enter a LinkedIn link'],
  [
    '/profile/online-presence',
    'linkedin',
    'https://linkedin.com.evil.example/in/x',
    'Please enter a LinkedIn link',
  ],
  ['/profile/online-presence', 'linkedin', 'https://evil.example/?linkedin.com', 'Please enter a LinkedIn'],
  ['/profile/online-presence', 'facebook', 'https://notfb.com/x', 'Please enter a Facebook link'],
  ['/profile/online-presence', 'personalWebsite', 'javascript:alert(1)', 'Please enter a full web address'],
  [
    '/profile/online-presence',
    'personalWebsite',
    'https://me:secret@example.org',
    'Please enter a full web address',
  ],
  [
    '/profile/online-presence',
    'personalWebsite',
    `https://example.org/${long(2000)}`,
    'use 2,000 characters or fewer',
  ],
  ['/profile/online-presence', 'twitter', 'imani', TWITTER],
  ['/profile/online-presence', 'twitter', `@${long(15)}`, TWITTER],
  ['/profile/online-presence', 'twitter', '@', TWITTER],
  ['/profile/online-presence', 'instagram', `@${long(29)}`, INSTAGRAM],
  [`${CONTACT}/emails`, 'preferredEmail', null, 'Please choose your preferred email.'],
  [`${CONTACT}/emails`, 'preferredEmail', 'SCHOOL', 'Please choose your preferred email.'],
  [`${CONTACT}/emails`, 'personalEmail', '', 'Please enter your preferred email.'],
  [`${CONTACT}/emails`, 'workEmail', 'imani@', 'Please enter a valid email address.'],
  [`${CONTACT}/emails`, 'alternateEmail', 'two@example.org, three@example.org', 'Please enter a valid email'],
  [`${CONTACT}/phones`, 'preferredPhone', null, 'Please choose your preferred phone number.'],
  [`${CONTACT}/phones`, 'mobilePhone', '', 'Please enter your preferred phone number.'],
  [`${CONTACT}/phones`, 'workPhone', 'call me', 'Please enter a phone number'],
  [`${CONTACT}/addresses`, 'preferredAddress', null, 'Please choose your preferred address.'],
  [`${CONTACT}/addresses`, 'preferredAddress', 'WORK', 'Please enter the street.'],
  [`${CONTACT}/addresses`, 'homeStreet', '', 'Please enter the street.'],
  [`${CONTACT}/addresses`, 'homeCity', '', 'Please enter the city.'],
  [`${CONTACT}/addresses`, 'homeCountry', '', 'Please choose the country.'],
  [`${CONTACT}/addresses`, 'homeCountry', 'QQ', 'Please choose a country from the list.'],
  [`${CONTACT}/addresses`, 'homeState', '', 'Please choose the state.'],
  [`${CONTACT}/addresses`, 'homeState', 'Bavaria', 'Please choose the state.'],
  [`${CONTACT}/time-zone`, 'timeZone', 'Mars/Olympus', 'Please choose a time zone from the list.'],
  [`${CONTACT}/time-zone`, 'timeZone', '+02:00', 'Please choose a time zone from the list.'],
  ['/profile/employment-status', 'employmentSearchStatus', '', 'Please choose your employment status.'],
  ['/profile/employment-status', 'householdIncome', 'A million', 'Please choose your household income.'],
  ['/profile/demographic-information', 'ethnicity', '', 'Please choose your ethnicity.'],
  ['/profile/demographic-information', 'race', null, 'Please choose your race.'],
  ['/profile/demographic-information', 'maritalStatus', '', 'Please choose your marital status.'],
  [
    '/profile/demographic-information',
    'homeOwnershipStatus',
    '',
    'Please choose your home ownership status.',
  ],
  ['/profile/demographic-information', 'gender', 'nothing of the list', 'Please choose your gender.'],
  ['/profile/demographic-information', 'birthdate', '', 'Please enter your birthdate.'],
  ['/profile/demographic-information', 'birthdate', '2026-02-30', 'Please enter a real date'],
  ['/profile/demographic-information', 'birthdate', '03/08/1990', 'Please enter a real date'],
  [
    '/profile/demographic-information',
    'birthdate',
    '0001-01-01',
    `Please enter a date from Jan 1, 1900 to ${formatMedium(addDays(today('America/New_York'), -1))}.`,
  ],
  ['/profile/demographic-information', 'birthdate', '2999-12-31', 'Your birthdate must be before today.'],
  ['/profile/demographic-information', 'birthdate', tomorrow, 'Your birthdate must be before today.'],
  ['/profile/demographic-information', 'birthdate', today('America/New_York'), 'must be before today.'],
  ['/profile/demographic-information', 'transgender', 'Perhaps', 'Please choose from the list.'],
  ['/profile/privacy-and-visibility/sharing', 'contactable', null, 'Please choose who can contact you.'],
  ['/profile/news/add', 'url', '', 'Please enter the article URL.'],
  [
    '/profile/news/add',
    'url',
    'example.org/article',
    'Please enter a full web address, starting with https://',
  ],
  ['/profile/news/add', 'url', 'data:text/html,x', 'Please enter a full web address, starting with https://'],
  ['/profile/news/add', 'url', `https://example.org/${long(2000)}`, 'Please use 2,000 characters or fewer.'],
  ['/profile/news/add', 'title', '', 'Please enter the title.'],
  ['/profile/news/add', 'title', 'x', 'Please enter the title with at least 2 characters.'],
  ['/profile/news/add', 'publicationName', '', 'Please enter the publication name.'],
  ['/profile/news/add', 'author', long(256), tooLong(255, 256)],
  ['/profile/news/add', 'publicationDate', '2026-02-30', 'Please enter a real date'],
  ['/profile/news/add', 'publicationDate', tomorrow, 'The publication date can’t be in the future.'],
]

const valid: Record<string, Record<string, string>> = {
  '/profile/demographic-information': {
    ethnicity: 'Prefer not to say',
    race: 'Other',
    birthdate: '1990-01-01',
    maritalStatus: 'Single',
    homeOwnershipStatus: 'Own',
    gender: 'Woman',
  },
  '/profile/employment-status': {
    employmentSearchStatus: 'Open to opportunities',
    householdIncome: 'Prefer not to say',
  },
  '/profile/news/add': {
    url: 'https://news.example.org/1',
    title: 'An article',
    publicationName: 'The Daily',
    author: 'Nadia Haddad',
    publicationDate: '2025-03-14',
  },
}

let cookie: string
beforeAll(async () => {
  cookie = (await newMember()).cookie
})

describe('a form of the own profile', () => {
  test.each(refusals)('%s refuses %s %j: %s', async (address, field, value, message) => {
    const { page } = await visit(address, { cookie })
    const form = page.form(FORM, { ...valid[address], [field]: value ?? [] })
    const { status, page: refused } = await visit(form.action, { cookie, form: form.fields })
    expect(status).toBe(400)
    const problem = refused.root
      .querySelectorAll('.error-summary a')
      .find((link) => link.text.includes(message))
    expect(refused.text('.error-summary')).toContain(message)
    expect(refused.has(`[id="${problem?.getAttribute('href')?.slice(1)}"]`), 'leads to its field').toBe(true)
    expect(refused.title).toMatch(/^Error: /)
    if (
      value &&
      value.length < 100 &&
      !/^(QQ|SCHOOL|Mars|\+02|A mill|999999|nothing|Bavaria|Perhaps)/.test(value)
    )
      expect(refused.form(FORM).fields.getAll(field), 'keeps what was typed').toContain(value)
  })
})

test('what is wrong is listed in the order of the form', async () => {
  const { page } = await visit('/profile/contact-information/addresses', { cookie })
  const empty = { homeCity: '', homeCountry: 'US', homeState: '' }
  const form = page.form(FORM, { preferredAddress: 'HOME', ...empty, homePostalCode: '1'.repeat(21) })
  const { page: refused } = await visit(form.action, { cookie, form: form.fields })
  expect(refused.texts('.error-summary li')).toEqual([
    'Please enter the city.',
    'Please choose the state.',
    'Please use 20 characters or fewer.',
  ])
})

const NY = today('America/New_York')
const accepted: Rule[] = [
  ['/profile/name', 'firstName', 'Xi', ''],
  ['/profile/name', 'lastName', long(255), ''],
  ['/profile/introduction', 'description', '🎉'.repeat(2000), ''],
  ['/profile/introduction', 'description', `${long(1000)}\r\n${long(999)}`, ''],
  ['/profile/online-presence', 'linkedin', 'http://uk.linkedin.com/in/ana', ''],
  ['/profile/online-presence', 'facebook', 'https://m.facebook.com/ana', ''],
  ['/profile/online-presence', 'twitter', `@${long(14)}`, ''],
  ['/profile/online-presence', 'instagram', `@${long(28)}`, ''],
  [`${CONTACT}/phones`, 'workPhone', '+44 20 7946 0000', ''],
  ['/profile/demographic-information', 'birthdate', addDays(NY, -1), ''],
  ['/profile/news/add', 'publicationDate', NY, ''],
  ['/profile/news/add', 'publicationDate', '', ''],
]

test.each(accepted)('%s takes %s %j', async (address, field, value) => {
  const member = await newMember()
  const { page } = await visit(address, { cookie: member.cookie })
  const form = page.form(FORM, { ...valid[address], [field]: value ?? '' })
  expect((await visit(form.action, { cookie: member.cookie, form: form.fields })).status).toBe(303)
})
