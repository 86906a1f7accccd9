import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FormRules } from '#app/domain/affiliations/rules.ts'
import { affiliationSchema } from '#app/domain/affiliations/schema.ts'
import { SECTIONS, type Section } from '#app/domain/affiliations/sections.ts'
import { coerceFormValue } from '#app/forms/coercion.ts'
import { addDays, type CalendarDate } from '#app/values/calendar-date.ts'

const checked = (...asked: Parameters<typeof affiliationSchema>) =>
  coerceFormValue(affiliationSchema(...asked))

const today = '2026-06-15' as CalendarDate
const rules: FormRules = { today, needsGpa: false, needsMajor: false, locked: false, kept: null }
const version = ''
const formKey = randomUUID()

const role = {
  organizationId: '7',
  title: 'Mentor',
  country: 'US',
  state: 'GA',
  city: 'Atlanta',
  startDate: '2020-03-01',
  endDate: '2021-03-01',
  visible: 'on',
  version,
  formKey,
}
const job = {
  ...role,
  kind: 'Full-time',
  jobFunction: 'Marketing',
  jobIndustry: 'Technology',
  peopleManagedOrSupervised: 'None',
  managedBudget: 'None',
}
const education = {
  organizationId: '7',
  kind: 'College',
  title: 'Economics',
  majorCategory: 'Business',
  gpa: '3.5',
  endDate: '2030-05-20',
  visible: 'on',
  version,
  formKey,
}
const SOUND: Record<Section, Record<string, string>> = {
  education,
  employment: job,
  'civic-engagement': role,
}
const sections = Object.keys(SECTIONS) as Section[]

function problems(section: Section, changes: Record<string, unknown>, more: Partial<FormRules> = {}) {
  const { error } = checked(section, { ...rules, ...more }).safeParse({
    ...SOUND[section],
    ...changes,
  })
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe.each(sections)('the form of %s', (section) => {
  const names = [...Object.keys(SOUND[section]), 'description', 'annualSalary', 'hrInitiatives', 'current']
  const anything = fc.oneof(fc.string(), fc.constant(undefined), fc.array(fc.string()), fc.constant('new'))
  const anyForm = fc.record(Object.fromEntries(names.map((name) => [name, anything])), { requiredKeys: [] })

  test('is sound as it is', () => {
    expect(problems(section, {})).toEqual([])
  })

  test('answers whatever is sent with a value or with what is wrong at which field', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const parsed = checked(section, rules).safeParse({ ...SOUND[section], ...form })
        if (parsed.success) return parsed.data.facts !== undefined
        return parsed.error.issues.every(
          ({ path, message }) => message !== '' && names.includes(String(path[0])),
        )
      }),
    )
  })

  test('says everything that is wrong at once', () => {
    const empty = Object.fromEntries(names.map((name) => [name, '']))
    const parsed = checked(section, { ...rules, needsMajor: true, needsGpa: true }).safeParse({
      ...empty,
      formKey,
    })
    const fields = new Set(parsed.error?.issues.map(({ path }) => path[0]))
    for (const name of ['organizationId', 'title', 'kind', 'gpa', 'city', 'startDate'].filter(
      (it) => it in SOUND[section],
    )) {
      expect(fields, name).toContain(name)
    }
  })

  test('takes no organization but one of the list', () => {
    fc.assert(
      fc.property(fc.string(), (organizationId) => {
        const isId = /^[1-9]\d{0,8}$/.test(organizationId)
        return isId || problems(section, { organizationId }).length > 0
      }),
    )
  })

  test('leaves the organization as it is where that can’t be changed', () => {
    const parsed = checked(section, { ...rules, locked: true }).parse(SOUND[section])
    expect(parsed.organization).toEqual({ kind: 'kept' })
  })
})

describe.each(['employment', 'civic-engagement'] as const)('the period of %s', (section) => {
  const days = fc.integer({ min: -40_000, max: 20_000 }).map((count) => addDays(today, count))

  test('begins by today, and ends after it begins and by today', () => {
    fc.assert(
      fc.property(days, days, (startDate, endDate) => {
        const sound = startDate <= today && startDate < endDate && endDate <= today
        return (problems(section, { startDate, endDate }).length === 0) === (sound && startDate >= '1900')
      }),
    )
  })

  test('accepts today as either', () => {
    expect(problems(section, { startDate: addDays(today, -1), endDate: today })).toEqual([])
    expect(problems(section, { startDate: today, endDate: '', current: 'on' })).toEqual([])
  })

  test('needs an end, or a tick instead of one', () => {
    expect(problems(section, { endDate: '' })).toEqual([
      'endDate: Please enter the end date, or check the box above it.',
    ])
    expect(problems(section, { endDate: '', current: 'on' })).toEqual([])
    expect(problems(section, { current: 'on' })).toEqual([
      'endDate: A current role can’t have an end date. Clear the date, or uncheck the box above it.',
    ])
  })

  test('may keep a future end that it has', () => {
    const endDate = addDays(today, 30)
    expect(problems(section, { endDate })).toEqual(['endDate: The end date can’t be in the future.'])
    const kept = { endDate } as FormRules['kept']
    expect(problems(section, { endDate }, { kept })).toEqual([])
  })

  test.each(['2025-02-29', '03/08/2020', '2020-13-01', 'yesterday'])('refuses %s as a day', (startDate) => {
    expect(problems(section, { startDate })).toEqual([
      'startDate: Please enter a real date, such as 2026-03-08.',
    ])
  })
})

describe.each(['employment', 'civic-engagement'] as const)('the place of %s', (section) => {
  test('has a state in the United States alone', () => {
    expect(problems(section, { state: '' })).toEqual(['state: Please choose the state.'])
    expect(problems(section, { state: 'ZZ' })).toEqual(['state: Please choose the state.'])
    const abroad = checked(section, rules).parse({ ...SOUND[section], country: 'NG', state: 'GA' })
    expect(abroad.facts).toMatchObject({ country: 'NG', state: null })
  })

  test.each(['', 'XX', 'Nigeria'])('is in no country called %j', (country) => {
    expect(problems(section, { country })).toContain('country: Please choose the country.')
  })

  test('needs a city', () => {
    expect(problems(section, { city: ' ' })).toEqual(['city: Please enter the city.'])
  })
})

describe.each(['employment', 'civic-engagement'] as const)('the texts of %s', (section) => {
  test('are measured in characters after they were tidied', () => {
    const ends = fc.constantFrom('', ' ', '\u200b', '\n')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), ends, (length, end) => {
        const sound = length >= 2 && length <= 255
        return (problems(section, { title: `${end}${'🦊'.repeat(length)}${end}` }).length === 0) === sound
      }),
    )
    expect(problems(section, { description: '🦊'.repeat(2000) })).toEqual([])
    expect(problems(section, { description: '🦊'.repeat(2001) })).toHaveLength(1)
    expect(problems(section, { description: 'x' })).toEqual([
      'description: Please enter a description with at least 2 characters.',
    ])
  })

  test('take a description of nothing as none', () => {
    expect(
      checked(section, rules).parse({ ...SOUND[section], description: ' \n ' }).facts.description,
    ).toBeNull()
  })

  test('add an organization by a name of 2 to 255 characters', () => {
    const add = (organizationIdText: string) =>
      problems(section, { organizationId: 'new', organizationIdText })
    expect(add('Café Zoë')).toEqual([])
    for (const name of ['', ' x ', 'x'.repeat(256)]) {
      expect(add(name)).toEqual(['organizationId: Please enter a name of between 2 and 255 characters.'])
    }
  })
})

describe('a job', () => {
  test.each(['kind', 'jobFunction', 'jobIndustry', 'peopleManagedOrSupervised', 'managedBudget'])(
    'needs its %s',
    (name) => {
      expect(problems('employment', { [name]: '' }).map((it) => it.split(':')[0])).toEqual([name])
      expect(problems('employment', { [name]: undefined }).map((it) => it.split(':')[0])).toEqual([name])
    },
  )

  test.each([
    ['yes', true],
    ['no', false],
    [undefined, null],
    ['maybe', null],
  ])('with %s for HR initiatives has %s', (hrInitiatives, stored) => {
    const { facts } = checked('employment', rules).parse({ ...job, hrInitiatives })
    expect(facts.hrInitiatives).toBe(stored)
  })

  test('keeps a kind that nobody may choose any more', () => {
    expect(problems('employment', { kind: 'Seasonal' })).toHaveLength(1)
    expect(
      problems('employment', { kind: 'Seasonal' }, { kept: { kind: 'Seasonal' } as FormRules['kept'] }),
    ).toEqual([])
  })
})

describe('education', () => {
  const none = { title: '', majorCategory: '' }

  test('at a college has a major', () => {
    expect(problems('education', none)).toEqual(['title: Major field is required for education type College'])
    expect(problems('education', none, { needsMajor: true })).toEqual([
      'title: Major field is required for education type College',
    ])
  })

  test('elsewhere has one if it is a fellow’s or an alumnus’', () => {
    const elsewhere = { ...none, kind: 'High School' }
    expect(problems('education', elsewhere)).toEqual([])
    expect(problems('education', elsewhere, { needsMajor: true })).toEqual(['title: Major field is required'])
  })

  test('has a category of its major', () => {
    for (const majorCategory of ['', 'Engineering', 'Nothing']) {
      expect(problems('education', { majorCategory })).toEqual([
        'majorCategory: Please choose the category of the major.',
      ])
    }
    expect(problems('education', { majorCategory: '', kind: 'High School' })).toEqual([])
  })

  test('takes majors of the list, and the one that it has', () => {
    expect(problems('education', { title: 'Alchemy' })).toEqual([
      'title: Please choose a major from the list.',
    ])
    const kept = { title: 'Alchemy', majorCategory: 'Hermetics' } as FormRules['kept']
    expect(problems('education', { title: 'Alchemy', majorCategory: 'Hermetics' }, { kept })).toEqual([])
  })

  test('has a GPA between 0 and 10 with at most two places', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), (hundredths) => {
        const gpa = (hundredths / 100).toFixed(2)
        return (problems('education', { gpa }).length === 0) === hundredths <= 1000
      }),
    )
    for (const gpa of ['-1', '3.777', 'A', '1e1', '0x3', 'NaN']) {
      expect(problems('education', { gpa })).toEqual([
        'gpa: Please enter a GPA between 0 and 10, such as 3.75.',
      ])
    }
    expect(checked('education', rules).parse({ ...education, gpa: ' 3,50 ' }).facts.gpa).toBe('3.5')
  })

  test('has a GPA if it is a fellow’s', () => {
    expect(problems('education', { gpa: '' })).toEqual([])
    expect(problems('education', { gpa: '' }, { needsGpa: true })).toEqual(['gpa: Please enter your GPA.'])
  })

  test('has an end, which may be in the future, after its start', () => {
    expect(problems('education', { endDate: '' })).toEqual(['endDate: Please enter the end date.'])
    expect(problems('education', { startDate: '2031-01-01' })).toEqual([
      'endDate: The end date must be after the start date.',
    ])
  })

  test('is never at a school that isn’t in the list yet', () => {
    expect(
      problems('education', { organizationId: 'new', organizationIdText: 'Atlantis University' }),
    ).toEqual(['organizationId: Please choose a school from the list.'])
  })
})
