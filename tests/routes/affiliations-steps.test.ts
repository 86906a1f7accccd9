// @one-database: which step comes next is decided above the database.
import { beforeAll, describe, expect, test } from 'vitest'
import {
  addressOf,
  affiliationsOf,
  chosen,
  jobForm,
  memberWith,
  organizationOf,
  roleForm,
  writeTitles,
} from '../support/affiliations.ts'
import { fetch, signIn, submit, visit } from '../support/app.ts'
import { Page } from '../support/html.ts'

const FORM = 'dialog form[method=post]'
let acme: Record<string, string>

beforeAll(async () => {
  await writeTitles()
  acme = chosen('organizationId', await organizationOf('Acme Works'), 'Acme Works')
})

const add = (section: Parameters<typeof addressOf>[0], as: number, form: Record<string, string>) =>
  visit(addressOf(section, 'add'), { as, form })

describe('without script', () => {
  test('Find fills a list to choose from, loses nothing, and is ready to be saved', async () => {
    const { id } = await memberWith([])
    const as = { as: id }
    const { page } = await visit(addressOf('employment', 'add'), as)
    const typed = { title: 'Analyst', city: 'Atlanta', organizationIdText: 'acme wor' }
    const asked = await submit(page.form(FORM, typed, 'Find organization'), as)
    expect(asked.status).toBe(200)
    const found = await visitAnswer(asked)
    expect(found.texts('dialog .scroll-list label')).toEqual(['Acme Works', 'Add “acme wor”'])
    const chosenNow = found.form(FORM, {
      ...jobForm(acme),
      organizationIdText: 'acme wor',
      organizationIdShown: 'acme wor',
    })
    expect(Object.fromEntries(found.form(FORM).fields)).toMatchObject(typed)
    expect((await submit(chosenNow, as)).status).toBe(303)
    expect(await affiliationsOf(id)).toMatchObject([{ organization: { name: 'Acme Works' } }])
  })

  test('text that was changed after the choice stores nothing, and shows what it finds', async () => {
    const { id } = await memberWith([])
    await organizationOf('Globex Test')
    const { status, page } = await add('employment', id, {
      ...jobForm(acme),
      organizationIdText: 'globex te',
    })
    expect(status).toBe(400)
    expect(page.text('.error-summary li')).toBe('Please choose an organization from the list.')
    expect(page.texts('dialog .scroll-list label')).toEqual(['Globex Test', 'Add “globex te”'])
    expect(await affiliationsOf(id)).toEqual([])
  })

  test('Update shows the categories of the chosen major and the states of the United States', async () => {
    const { id } = await memberWith([])
    const as = { as: id }
    const education = await visit(addressOf('education', 'add'), as)
    expect(education.page.has('select[name=majorCategory][disabled]')).toBe(true)
    const major = chosen('title', 'Economics', 'Economics')
    const shown = await visitAnswer(await submit(education.page.form(FORM, major, 'Update'), as))
    expect(shown.texts('select[name=majorCategory] option')).toEqual([
      'Choose the category',
      'Business',
      'Social Sciences',
    ])
    const abroad = await add('civic-engagement', id, roleForm(acme, { country: 'NG', step: 'update' }))
    expect(abroad.status).toBe(200)
    expect(abroad.page.has('select[name=state][disabled]')).toBe(true)
    const home = await visitAnswer(await submit(abroad.page.form(FORM, { country: 'US' }, 'Update'), as))
    expect(home.has('select[name=state]:not([disabled]) option[value=GA]')).toBe(true)
    expect(await affiliationsOf(id)).toEqual([])
  })
})

test('a form whose session had ended comes back with what was chosen in it', async () => {
  const { id } = await memberWith([])
  const { page } = await visit(addressOf('civic-engagement', 'add'), { as: id })
  const { fields } = page.form(FORM, { ...roleForm(acme), title: 'Board Member' })
  const away = await fetch(addressOf('civic-engagement', 'add'), { form: fields })
  const login = new URL(away.headers.get('location') ?? '', 'http://localhost')
  const back = login.searchParams.get('redirect') ?? ''
  const held = await visit(back, { cookie: await signIn(id) })
  expect(Object.fromEntries(held.page.form(FORM).fields)).toMatchObject({
    ...acme,
    title: 'Board Member',
    state: 'GA',
  })
})

async function visitAnswer(response: Response) {
  return new Page(await response.text(), response.url || '/profile')
}
