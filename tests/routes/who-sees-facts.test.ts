// @one-database: what a viewer may not see is left out by conditions that both evaluate alike.
import { beforeAll, describe, expect, test } from 'vitest'
import { ONLY_YOU } from '#app/domain/affiliations/declared-affiliation.ts'
import { educationFields } from '#app/domain/affiliations/education-fields.ts'
import { employmentFields } from '#app/domain/affiliations/employment-fields.ts'
import { jobAt, memberWith, organizationOf, studiesAt } from '../support/affiliations.ts'
import { visit } from '../support/app.ts'
import { newcomer } from '../support/messages.ts'

const declared = { ...educationFields, ...employmentFields }
const seenBy = (who: string) =>
  Object.entries(declared).flatMap(([name, field]) => (field.seenBy === who ? [name] : []))
const ofOwner = seenBy('owner').filter((name) => name !== 'visible')

/** What each fact of the entries below is shown as. */
const SHOWN: Record<string, string[]> = {
  organizationId: ['Seen Labs', 'Seen University'],
  kind: ['Full-time', 'College'],
  title: ['Seen Title', 'Physics'],
  majorCategory: ['Natural Sciences'],
  jobFunction: ['Marketing'],
  jobIndustry: ['Technology'],
  startDate: ['Jan 2020'],
  city: ['Chicago'],
  state: ['IL'],
  description: ['Seen Description'],
}
const HIDDEN: Record<string, string> = {
  gpa: '3.21',
  peopleManagedOrSupervised: '11 to 25',
  managedBudget: '$100,000 to $1 million',
  annualSalary: '123,456 canary',
}

let profile: string
let seen: string

beforeAll(async () => {
  const job = jobAt(await organizationOf('Seen Labs'), {
    title: 'Seen Title',
    description: 'Seen Description',
    peopleManagedOrSupervised: HIDDEN.peopleManagedOrSupervised,
    managedBudget: HIDDEN.managedBudget,
    annualSalary: HIDDEN.annualSalary,
    hrInitiatives: true,
  })
  const studies = studiesAt(await organizationOf('Seen University', 'SCHOOL'), { gpa: Number(HIDDEN.gpa) })
  const { id } = await memberWith([job, studies], { title: 'Dr.', middleName: 'Ama', visibility: 'PUBLIC' })
  profile = `/profile/${id}`
  seen = (await visit(profile, { as: await newcomer({ roles: ['ALUMNI'] }) })).page.text('main')
})

describe('of what an affiliation asks for', () => {
  test.each(seenBy('viewers'))('others see the %s', (name) => {
    for (const text of SHOWN[name] ?? []) expect(seen).toContain(text)
  })

  test.each(Object.entries(HIDDEN))('others don’t see the %s', (_, value) => {
    expect(seen).not.toContain(value)
  })

  test('every fact is shown to others, or said to be its owner’s alone', async () => {
    const owner = await newcomer({ roles: ['FELLOW'], currentRole: 'FELLOW' })
    const marked: string[] = []
    for (const section of ['education', 'employment', 'civic-engagement']) {
      const { page } = await visit(`/profile/${section}/add`, { as: owner })
      for (const field of page.root.querySelectorAll('form .field, form fieldset.field')) {
        const control = field.querySelector('[name]')
        const name = control?.getAttribute('name') ?? ''
        if (field.text.includes(ONLY_YOU)) marked.push(name)
        else if (name in declared) expect(seenBy('viewers')).toContain(name)
      }
    }
    expect(marked.sort()).toEqual(ofOwner.toSorted())
  })
})

test('title and middle name belong to the name on a profile', async () => {
  const { page } = await visit(profile, { as: await newcomer({ roles: ['ALUMNI'] }) })
  expect(page.text('h1')).toBe('Dr. Nadia Ama Haddad')
})
