// @one-database: what a viewer may not see is left out by conditions that both evaluate alike.
import { globSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { addresses } from '#app/domain/own-profile/addresses.server.ts'
import { addressesFields } from '#app/domain/own-profile/addresses-fields.ts'
import { demographics } from '#app/domain/own-profile/demographics.server.ts'
import { demographicsFields } from '#app/domain/own-profile/demographics-fields.ts'
import { emails } from '#app/domain/own-profile/emails.server.ts'
import { emailsFields } from '#app/domain/own-profile/emails-fields.ts'
import { employmentStatus } from '#app/domain/own-profile/employment-status.server.ts'
import { employmentStatusFields } from '#app/domain/own-profile/employment-status-fields.ts'
import { interests } from '#app/domain/own-profile/interests.server.ts'
import { interestsFields } from '#app/domain/own-profile/interests-fields.ts'
import { introduction } from '#app/domain/own-profile/introduction.server.ts'
import { introductionFields } from '#app/domain/own-profile/introduction-fields.ts'
import { name } from '#app/domain/own-profile/name.server.ts'
import { nameFields } from '#app/domain/own-profile/name-fields.ts'
import { onlinePresence } from '#app/domain/own-profile/online-presence.server.ts'
import { onlinePresenceFields } from '#app/domain/own-profile/online-presence-fields.ts'
import { phones } from '#app/domain/own-profile/phones.server.ts'
import { phonesFields } from '#app/domain/own-profile/phones-fields.ts'
import type { Section } from '#app/domain/own-profile/section.server.ts'
import type { SeenBy } from '#app/domain/own-profile/seen-by.ts'
import { timeZone } from '#app/domain/own-profile/time-zone.server.ts'
import { timeZoneFields } from '#app/domain/own-profile/time-zone-fields.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'
import { db, fetch } from '../support/app.ts'
import { newcomer } from '../support/messages.ts'

type Declared = Record<string, { as?: string; seenBy: SeenBy }>
type Case = {
  declared: Declared
  write: (id: number) => Promise<string>
  texts: () => Record<string, string>
  shared: string[]
}

/** A form with facts to look for, and which of those it shares are shared by its own choices. */
const form = <Facts extends object>(
  declared: Declared,
  section: Section<Facts>,
  facts: Facts,
  { shared = [], as = {} }: { shared?: string[]; as?: Record<string, string> } = {},
): Case => ({
  declared,
  shared,
  texts: () => ({
    ...Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, String(value)])),
    ...as,
  }),
  async write(id) {
    await db().$transaction((tx) => section.write(tx, id, facts))
    return (await fetch(`/profile/${id}`, { as: await newcomer({ roles: ['ALUMNI'] }) })).text()
  },
})

/** Any of them, which the database knows first. */
const chosen = {
  industryPrimary: null as number | null,
  industryAdditional: [] as number[],
  functionalPrimary: null as number | null,
  functionalAdditional: [] as number[],
}
const titles: Record<string, string> = {}

beforeAll(async () => {
  for (const [type, kind] of [
    ['INDUSTRY', 'industry'],
    ['FUNCTIONAL', 'functional'],
  ] as const) {
    const [one, other] = await db().interest.findMany({ where: { type }, take: 2 })
    if (!one || !other) throw new Error('The demo has interests of both types')
    Object.assign(chosen, { [`${kind}Primary`]: one.id, [`${kind}Additional`]: [other.id] })
    Object.assign(titles, { [`${kind}Primary`]: one.title, [`${kind}Additional`]: other.title })
  }
})

const ways = {
  personalEmail: 'canary-personal@example.org',
  workEmail: 'canary-work@example.org',
  alternateEmail: 'canary-alternate@example.org',
}
const numbers = {
  homePhone: '+1 312 555 0111',
  workPhone: '+1 312 555 0122',
  mobilePhone: '+1 312 555 0133',
  otherPhone: '+1 312 555 0144',
}
const places = {
  homeStreet: '1 Canary Street',
  homeCity: 'Canary Falls',
  homeCountry: 'US',
  homeState: 'WY',
  homePostalCode: '82001-canary',
  workStreet: '2 Canary Square',
  workCity: 'Canary Springs',
  workCountry: 'IS',
  workState: 'canary-state',
  workPostalCode: '101-canary',
}
const work = {
  employmentSearchStatus: 'canary-status',
  reasonNotSeekingEmployment: 'canary-reason',
  householdIncome: 'canary-income',
}

const CASES: Record<string, Case> = {
  name: form(nameFields, name, {
    title: 'Canary-Title',
    firstName: 'Canary-First',
    middleName: 'Canary-Middle',
    lastName: 'Canary-Last',
  }),
  introduction: form(introductionFields, introduction, { description: 'canary-introduction' }),
  'online-presence': form(onlinePresenceFields, onlinePresence, {
    linkedin: 'https://www.linkedin.com/in/canary-linkedin',
    twitter: 'canary-twitter',
    instagram: 'canary-instagram',
    facebook: 'https://www.facebook.com/canary-facebook',
    personalWebsite: 'https://canary-website.example.org',
  }),
  interests: form(interestsFields, interests, chosen, { as: titles }),
  demographics: form(demographicsFields, demographics, {
    ethnicity: 'canary-ethnicity',
    birthdate: '1971-03-04' as CalendarDate,
    race: ['canary-race'],
    maritalStatus: 'canary-marital',
    homeOwnershipStatus: 'canary-home',
    gender: 'canary-gender',
    transgender: 'canary-transgender',
    sexualOrientation: 'canary-orientation',
  }),
  'time-zone': form(timeZoneFields, timeZone, { timeZone: 'Pacific/Chatham' }),
  'employment-status': form(
    employmentStatusFields,
    employmentStatus,
    { ...work, employmentStatusVisible: true },
    { shared: ['employmentSearchStatus'] },
  ),
  'employment-status, not shared': form(employmentStatusFields, employmentStatus, {
    ...work,
    employmentStatusVisible: false,
  }),
  emails: form(
    emailsFields,
    emails,
    { ...ways, preferredEmail: 'WORK', emailVisible: true },
    { shared: ['workEmail'] },
  ),
  'emails, not shared': form(emailsFields, emails, { ...ways, preferredEmail: 'WORK', emailVisible: false }),
  phones: form(
    phonesFields,
    phones,
    { ...numbers, preferredPhone: 'OTHER', phoneVisible: true },
    { shared: ['otherPhone'] },
  ),
  'phones, not shared': form(phonesFields, phones, {
    ...numbers,
    preferredPhone: 'OTHER',
    phoneVisible: false,
  }),
  addresses: form(
    addressesFields,
    addresses,
    { ...places, preferredAddress: 'HOME' },
    {
      shared: ['homeCity', 'homeState'],
      as: { homeCountry: 'United States', workCountry: 'Iceland' },
    },
  ),
}

describe.each(Object.entries(CASES))('of %s', (_, { declared, write, texts, shared }) => {
  test('others see what the form says that they see, and nothing else', async () => {
    const page = await write(await newcomer({ visibility: 'PUBLIC' }))
    // Boxes and radio buttons say who sees the rest.
    const facts = Object.keys(declared).filter((fact) => !/box$|radios/.test(declared[fact]?.as ?? ''))
    const seen = facts.filter((fact) => page.includes(texts()[fact] ?? '?'))
    const isSeen = (fact: string) =>
      declared[fact]?.seenBy === 'viewers' || (declared[fact]?.seenBy === 'shared' && shared.includes(fact))
    expect(seen).toEqual(facts.filter(isSeen))
  })
})

test('every form of facts about the member is looked at', () => {
  const declared = globSync('app/domain/own-profile/*-fields.ts').map(
    (file) => /([\w-]+)-fields\.ts$/.exec(file)?.[1] ?? '',
  )
  // What is shared of enrollments are choices alone, and a mention has a switch of its own.
  const facts = declared.filter((form) => form !== 'sharing' && form !== 'news-mention')
  expect(Object.keys(CASES).filter((form) => !form.includes(','))).toEqual(
    expect.arrayContaining(facts.toSorted()),
  )
})
