import { beforeAll, describe, expect, test } from 'vitest'
import { today as todayIn } from '#app/values/calendar-date.ts'
import {
  addressOf,
  affiliationsOf,
  chosen,
  educationForm,
  fellow,
  jobForm,
  memberWith,
  organizationOf,
  roleForm,
  writeTitles,
} from '../support/affiliations.ts'
import { db, fetch, visit } from '../support/app.ts'

const today = todayIn('America/New_York')
const FORM = 'dialog form[method=post]'

let acme: Record<string, string>
let spelman: Record<string, string>

beforeAll(async () => {
  await writeTitles()
  acme = chosen('organizationId', await organizationOf('Acme Works'), 'Acme Works')
  spelman = chosen(
    'organizationId',
    await organizationOf('Spelman Test College', 'SCHOOL'),
    'Spelman Test College',
  )
})

const add = (section: Parameters<typeof addressOf>[0], as: number, form: Record<string, string>) =>
  visit(addressOf(section, 'add'), { as, form })

describe('adding employment', () => {
  test('stores what was typed, and lets the directory find it at once', async () => {
    const { id } = await memberWith([])
    const form = jobForm(acme, { title: ' Brand Manager ', annualSalary: '$90,000', hrInitiatives: 'yes' })
    const { status, response } = await add('employment', id, form)
    expect([status, response.headers.get('location')]).toEqual([303, '/profile'])
    const [job] = await affiliationsOf(id)
    expect(job).toMatchObject({
      type: 'EMPLOYMENT',
      organization: { name: 'Acme Works' },
      kind: 'Full-time',
      title: 'Brand Manager',
      startDate: new Date('2020-03-01'),
      endDate: null,
      city: 'Atlanta',
      state: 'GA',
      country: 'US',
      jobFunction: 'Marketing',
      jobIndustry: 'Technology',
      peopleManagedOrSupervised: '1 to 5',
      managedBudget: 'None',
      annualSalary: '$90,000',
      hrInitiatives: true,
      description: null,
      visible: true,
    })
    const member = await db().user.findUniqueOrThrow({ where: { id } })
    expect(member.occupation).toBe('Brand Manager, Acme Works')
    expect(member.searchCurrent).toContain('brand manager acme works')
  })

  test('hides an entry that its owner doesn’t show', async () => {
    const { id } = await memberWith([])
    const { visible: _, ...hidden } = jobForm(acme, { title: 'Secret Agent' })
    await add('employment', id, hidden)
    expect(await affiliationsOf(id)).toMatchObject([{ visible: false }])
    expect((await db().user.findUniqueOrThrow({ where: { id } })).occupation).toBeNull()
  })

  test('stores one entry however often the form is sent, and another for other content', async () => {
    const { id } = await memberWith([])
    const form = jobForm(acme)
    const sent = await Promise.all([add('employment', id, form), add('employment', id, form)])
    expect(sent.map(({ status }) => status)).toEqual([303, 303])
    expect(await affiliationsOf(id)).toHaveLength(1)
    await add('employment', id, { ...form, title: 'Analyst' })
    expect(await affiliationsOf(id)).toHaveLength(2)
  })

  test('says what is wrong, and keeps everything that was typed', async () => {
    const { id } = await memberWith([])
    const { status, page } = await add(
      'employment',
      id,
      jobForm(acme, { title: 'x', city: '', annualSalary: '$1' }),
    )
    expect(status).toBe(400)
    expect(page.title).toMatch(/^Error: Add Employment/)
    expect(page.texts('.error-summary li')).toEqual([
      'Please enter a title with at least 2 characters.',
      'Please enter the city.',
    ])
    const again = Object.fromEntries(page.form(FORM).fields)
    expect(again).toMatchObject({
      ...acme,
      title: 'x',
      annualSalary: '$1',
      current: 'on',
      visible: 'on',
      state: 'GA',
    })
    expect(again).toMatchObject(chosen('jobFunction', 'Marketing', 'Marketing'))
    expect(await affiliationsOf(id)).toEqual([])
  })

  test('leaves a role today that is said to be over without a date', async () => {
    const { id } = await memberWith([])
    const { current: _, ...left } = jobForm(acme, { shownCurrent: 'on', endDate: '' })
    expect((await add('employment', id, left)).status).toBe(303)
    expect(await affiliationsOf(id)).toMatchObject([{ endDate: new Date(today) }])
  })

  test.each([
    ['jobFunction', 'Juggling', 'Please choose a function from the list.'],
    ['jobIndustry', 'Juggling', 'Please choose an industry from the list.'],
    ['organizationId', '999999999', 'Please choose an organization from the list.'],
    ['organizationId', 'Acme Works', 'Please choose an organization from the list.'],
  ])('refuses a %s that nobody may choose', async (name, value, message) => {
    const { id } = await memberWith([])
    const { status, page } = await add('employment', id, {
      ...jobForm(acme),
      ...chosen(name, value, 'Some text'),
    })
    expect(status).toBe(400)
    expect(page.texts('.error-summary li')).toContain(message)
    expect(page.find(`[name=${name}Text]`).getAttribute('value')).toBe('Some text')
    expect(await affiliationsOf(id)).toEqual([])
  })

  test('ignores fields that the form doesn’t have', async () => {
    const { id } = await memberWith([])
    const { id: other } = await memberWith([])
    await add(
      'employment',
      id,
      jobForm(acme, { userId: String(other), canChangeOrg: 'false', gpa: '4', type: 'EDUCATION' }),
    )
    expect(await affiliationsOf(id)).toMatchObject([{ canChangeOrg: true, gpa: null, type: 'EMPLOYMENT' }])
    expect(await affiliationsOf(other)).toEqual([])
  })
})

describe('an organization that isn’t in the list', () => {
  const named = (name: string) => chosen('organizationId', 'new', name)

  test('is added with the entry, once whatever its case and accents', async () => {
    const { id } = await memberWith([])
    const { id: other } = await memberWith([])
    await Promise.all([
      add('civic-engagement', id, roleForm(named('Café  Zoë'))),
      add('civic-engagement', other, roleForm(named('CAFE ZOE'))),
    ])
    const made = await db().organization.findMany({ where: { searchKey: 'cafe zoe' } })
    expect(made).toHaveLength(1)
    expect(['Café Zoë', 'CAFE ZOE']).toContain(made[0]?.name)
    const entries = [...(await affiliationsOf(id)), ...(await affiliationsOf(other))]
    expect(entries.map(({ organizationId }) => organizationId)).toEqual([made[0]?.id, made[0]?.id])
  })

  test('is not added where the entry isn’t', async () => {
    const { id } = await memberWith([])
    const { status } = await add('civic-engagement', id, roleForm(named('Never Made'), { city: '' }))
    expect(status).toBe(400)
    expect(await db().organization.count({ where: { name: 'Never Made' } })).toBe(0)
  })

  test('is never a school', async () => {
    const { id } = await memberWith([])
    const { status, page } = await add('education', id, educationForm(named('Atlantis University')))
    expect(status).toBe(400)
    expect(page.text('.error-summary li')).toBe('Please choose a school from the list.')
    const company = await add('education', id, educationForm(acme))
    expect(company.page.text('.error-summary li')).toBe('Please choose a school from the list.')
    expect(await db().organization.count({ where: { name: 'Atlantis University' } })).toBe(0)
    expect(await affiliationsOf(id)).toEqual([])
  })
})

describe('adding education', () => {
  test('stores what was typed where its school is', async () => {
    const { id } = await memberWith([])
    expect((await add('education', id, educationForm(spelman))).status).toBe(303)
    const [education] = await affiliationsOf(id)
    expect(education).toMatchObject({
      type: 'EDUCATION',
      title: 'Economics',
      majorCategory: 'Business',
      startDate: new Date('2014-08-25'),
      endDate: new Date('2018-05-20'),
      city: 'Atlanta',
      state: 'GA',
    })
    expect(Number(education?.gpa)).toBe(3.75)
  })

  test('asks fellows for a GPA and fellows and alumni for a major', async () => {
    const none = { kind: 'High School', title: '', titleText: '', titleShown: '', majorCategory: '', gpa: '' }
    const asked = async (roles: Parameters<typeof memberWith>[1]) => {
      const { id } = await memberWith([], roles)
      return (await add('education', id, educationForm(spelman, none))).page.texts('.error-summary li')
    }
    expect(await asked(fellow)).toEqual(['Major field is required', 'Please enter your GPA.'])
    expect(await asked({})).toEqual(['Major field is required'])
    const partnerAndStaff = { roles: ['PARTNER', 'STAFF'], currentRole: 'STAFF' } as const
    const { id } = await memberWith([], { ...partnerAndStaff, roles: [...partnerAndStaff.roles] })
    expect((await add('education', id, educationForm(spelman, none))).status).toBe(303)
  })

  test('says below the end date what fellows enter there', async () => {
    const { id } = await memberWith([])
    const { page } = await visit(addressOf('education', 'add'), { as: id })
    expect(page.texts('dialog .hint')).toContain(
      'Current Fellows: Please enter your expected graduation date above',
    )
  })
})

test.each(['hobbies', 'constructor', '1'])('there is no section called %s', async (section) => {
  const { id } = await memberWith([])
  for (const address of [`/profile/${section}/add`, `/profile/${section}/add.data`]) {
    expect((await fetch(address, { as: id })).status).toBe(404)
  }
})
