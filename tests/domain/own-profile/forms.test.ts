import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countryName } from '#app/domain/locations/place-labels.ts'
import { usStates } from '#app/domain/locations/us-states.ts'
import { AddressesSchema } from '#app/domain/own-profile/addresses.ts'
import { emailFields, phoneFields } from '#app/domain/own-profile/contact-kinds.ts'
import { demographicsSchema } from '#app/domain/own-profile/demographics.ts'
import { EmailsSchema } from '#app/domain/own-profile/emails.ts'
import { EmploymentStatusSchema } from '#app/domain/own-profile/employment-status.ts'
import { InterestsSchema } from '#app/domain/own-profile/interests.ts'
import { IntroductionSchema } from '#app/domain/own-profile/introduction.ts'
import { NameSchema } from '#app/domain/own-profile/name.ts'
import { newNewsMentionSchema, newsMentionSchema } from '#app/domain/own-profile/news-mention.ts'
import { OnlinePresenceSchema } from '#app/domain/own-profile/online-presence.ts'
import * as choices from '#app/domain/own-profile/personal-choices.ts'
import { PhonesSchema } from '#app/domain/own-profile/phones.ts'
import { SharingSchema } from '#app/domain/own-profile/sharing.ts'
import { TimeZoneSchema } from '#app/domain/own-profile/time-zone.ts'
import { coerceFormValue } from '#app/forms/coercion.ts'
import { type CalendarDate, parseCalendarDate } from '#app/values/calendar-date.ts'
import { isEmail } from '#app/values/email-address.ts'
import { isTimeZone } from '#app/values/moment.ts'
import { codePointLength, isVisible } from '#app/values/text.ts'
import type { z } from '#app/values/zod.ts'

const TODAY = '2026-05-05' as CalendarDate

/** Near to what is right, so that some of it is accepted. */
const plausible = [
  'on', 'PERSONAL', 'WORK', 'HOME', 'MOBILE', 'OTHER', 'US', 'NG', 'QQ', 'IL', 'everyone', 'nobody',
  'imani@example.org', 'Imani\u0000 Okafor', ' \u200b ', '@imani', '@', '+1 312 555 0123', '12345', 'x'.repeat(256),
  '🎉🎉', '1', '2', '2147483648', '-1', '2026-05-04', '2026-05-05', '2026-05-06', '1990-02-30', 'Africa/Lagos', 'GMT',
  'https://www.linkedin.com/in/x', 'https://fb.com/x', 'https://me:secret@example.org', 'javascript:alert(1)',
  '0f8fad5b-d9cb-469f-a165-70867728950e',
  ...Object.values(choices).flat(),
] // biome-ignore format: one list of samples

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...plausible) },
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
/** What the parser of form bodies makes of fields: text, lists, and structures of names with dots. */
const sent = fc.oneof(
  { weight: 5, arbitrary: text },
  fc.constant(undefined),
  fc.array(text, { maxLength: 4 }),
  fc.dictionary(fc.constantFrom('a', 'length', 'then'), text, { maxKeys: 2 }),
)

type Output<Schema extends z.ZodType> = z.output<Schema>

/** Whatever is sent has an answer, and what is accepted satisfies `holds`. */
function always<Schema extends z.ZodType>(
  schema: Schema,
  names: string[],
  holds: (accepted: Output<Schema>) => void,
) {
  const form = fc.record(Object.fromEntries(names.map((name) => [name, sent])))
  fc.assert(
    fc.property(form, (fields) => {
      const parsed = coerceFormValue(schema).safeParse(fields)
      if (parsed.success) holds(parsed.data)
      else expect(parsed.error.issues.every(({ message }) => message.length > 0)).toBe(true)
    }),
    { numRuns: 500 },
  )
}

const between = (value: string, min: number, max: number) => {
  expect(codePointLength(value)).toBeGreaterThanOrEqual(min)
  expect(codePointLength(value)).toBeLessThanOrEqual(max)
  expect(value).toBe(value.trim())
  expect(value).not.toMatch(/\p{Surrogate}/u)
  expect(value).not.toContain(String.fromCharCode(0))
}
const upTo = (value: string | null, max: number) => value !== null && between(value, 1, max)
const isAmong = (value: string | null, list: readonly string[]) =>
  value !== null && expect(list).toContain(value)
const onHost = (url: string | null, host: RegExp) => {
  if (url === null) return
  const { protocol, hostname, username, password } = new URL(url)
  expect(`${protocol}//${hostname}`).toMatch(host)
  expect(username + password).toBe('')
}

describe('whatever is sent has an answer, and what is accepted keeps the rules', () => {
  test('of names', () =>
    always(NameSchema, ['title', 'firstName', 'middleName', 'lastName', 'version'], (name) => {
      for (const one of [name.firstName, name.lastName]) {
        between(one, /^\p{Script=Latin}/u.test(one) ? 2 : 1, 255)
        expect(isVisible(one)).toBe(true)
      }
      upTo(name.middleName, 255)
      upTo(name.title, 255)
    }))

  test('of introductions', () =>
    always(IntroductionSchema, ['description', 'version'], ({ description }) =>
      between(description, 2, 2000),
    ))

  test('of e-mails', () =>
    always(EmailsSchema, ['preferredEmail', ...Object.values(emailFields), 'emailVisible'], (emails) => {
      expect(emails[emailFields[emails.preferredEmail]]).not.toBeNull()
      for (const field of Object.values(emailFields))
        expect(emails[field] === null || isEmail(emails[field])).toBe(true)
    }))

  test('of phones', () =>
    always(PhonesSchema, ['preferredPhone', ...Object.values(phoneFields), 'phoneVisible'], (phones) => {
      expect(phones[phoneFields[phones.preferredPhone]]).not.toBeNull()
      for (const field of Object.values(phoneFields)) expect(phones[field] ?? '12345').toMatch(/\p{Nd}/u)
    }))

  test('of addresses', () => {
    const parts = ['Street', 'City', 'State', 'Country', 'PostalCode']
    const names = ['home', 'work'].flatMap((kind) => parts.map((part) => kind + part))
    always(AddressesSchema, ['preferredAddress', ...names], (typed) => {
      const kind = typed.preferredAddress === 'HOME' ? 'home' : 'work'
      for (const part of ['Street', 'City', 'Country'] as const)
        expect(typed[`${kind}${part}`]).not.toBeNull()
      for (const side of ['home', 'work'] as const) {
        const [country, state] = [typed[`${side}Country`], typed[`${side}State`]]
        if (country !== null) expect(countryName(country)).not.toBe(country)
        if (state !== null) expect([country, usStates.has(state)]).toEqual(['US', true])
        if (side === kind && country === 'US') expect(state).not.toBeNull()
      }
    })
  })

  test('of demographics', () => {
    const names = ['ethnicity', 'birthdate', 'race', 'maritalStatus', 'homeOwnershipStatus', 'gender']
    always(demographicsSchema(TODAY), [...names, 'transgender', 'sexualOrientation'], (facts) => {
      expect(parseCalendarDate(facts.birthdate)).toBe(facts.birthdate)
      expect(facts.birthdate < TODAY).toBe(true)
      expect(facts.race.length).toBeGreaterThan(0)
      for (const race of facts.race) isAmong(race, choices.races)
      isAmong(facts.gender, choices.genders)
      isAmong(facts.transgender, choices.transgenderAnswers)
    })
  })

  test('of the employment status', () => {
    const names = ['employmentSearchStatus', 'reasonNotSeekingEmployment', 'householdIncome']
    always(EmploymentStatusSchema, [...names, 'employmentStatusVisible'], (status) => {
      isAmong(status.employmentSearchStatus, choices.searchStatuses)
      isAmong(status.householdIncome, choices.householdIncomes)
      if (status.employmentSearchStatus !== choices.NOT_SEEKING)
        expect(status.reasonNotSeekingEmployment).toBeNull()
    })
  })

  test('of interests', () => {
    const names = ['industryPrimary', 'industryAdditional', 'functionalPrimary', 'functionalAdditional']
    always(InterestsSchema, names, ({ industryPrimary, industryAdditional }) => {
      expect(industryAdditional).not.toContain(industryPrimary)
      expect(new Set(industryAdditional).size).toBe(industryAdditional.length)
      for (const id of industryAdditional) expect(Number.isInteger(id) && id > 0 && id < 2 ** 31).toBe(true)
    })
  })

  test('of links', () => {
    const names = ['linkedin', 'twitter', 'instagram', 'facebook', 'personalWebsite']
    always(OnlinePresenceSchema, names, (links) => {
      onHost(links.linkedin, /^https?:\/\/([^/]+\.)?linkedin\.com$/)
      onHost(links.facebook, /^https?:\/\/([^/]+\.)?(facebook|fb)\.com$/)
      onHost(links.personalWebsite, /^https?:/)
      expect(links.twitter ?? '@x').toMatch(/^@.{1,14}$/)
      expect(links.instagram ?? '@x').toMatch(/^@.{1,28}$/)
    })
  })

  test('of news', () => {
    const names = [
      'url',
      'title',
      'publicationName',
      'author',
      'publicationDate',
      'visible',
      'formKey',
      'version',
    ]
    for (const schema of [newNewsMentionSchema(TODAY), newsMentionSchema(TODAY)])
      always<
        z.ZodType<
          Output<ReturnType<typeof newNewsMentionSchema>> | Output<ReturnType<typeof newsMentionSchema>>
        >
      >(schema, names, (news) => {
        onHost(news.url, /^https?:/)
        for (const line of [news.title, news.publicationName, news.author]) between(line, 2, 255)
        expect(news.publicationDate === null || news.publicationDate <= TODAY).toBe(true)
      })
  })

  test('of time zones', () =>
    always(TimeZoneSchema, ['timeZone', 'version'], ({ timeZone }) =>
      expect(timeZone === null || isTimeZone(timeZone)).toBe(true),
    ))

  test('of who sees what', () =>
    always(SharingSchema, ['contactable', 'visibleToAllRisingLeaders', 'mltInsightsNews'], (sharing) => {
      expect([sharing.contactable, sharing.mltInsightsNews].every((it) => typeof it === 'boolean')).toBe(true)
    }))
})
