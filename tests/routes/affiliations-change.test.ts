import { beforeAll, describe, expect, test } from 'vitest'
import type { CalendarDate } from '#app/values/calendar-date.ts'
import {
  addressOf,
  affiliationsOf,
  chosen,
  jobAt,
  jobForm,
  memberWith,
  organizationOf,
  studiesAt,
  versionNow,
  writeTitles,
} from '../support/affiliations.ts'
import { db, fetch, submit, visit } from '../support/app.ts'

const FORM = 'dialog form[method=post]'
let acme: number
let globex: number
let spelman: number

beforeAll(async () => {
  await writeTitles()
  acme = await organizationOf('Acme Works')
  globex = await organizationOf('Globex Test')
  spelman = await organizationOf('Spelman Test College', 'SCHOOL')
})

const edit = (id = 0) => addressOf('employment', `${id}/edit`)

describe('editing an affiliation', () => {
  test('starts from what it holds, and changes nothing by being saved so', async () => {
    const { id, ids } = await memberWith([
      jobAt(acme, { description: 'Numbers', annualSalary: '$1', hrInitiatives: false }),
    ])
    const [before] = await affiliationsOf(id)
    const { page } = await visit(edit(ids[0]), { as: id })
    const saved = await submit(page.form(FORM), { as: id })
    expect([saved.status, saved.headers.get('location')]).toEqual([303, '/profile'])
    expect(await affiliationsOf(id)).toEqual([before])
  })

  test('of education starts from what it holds as well', async () => {
    const { id, ids } = await memberWith([
      studiesAt(spelman, { title: 'Alchemy', majorCategory: 'Hermetics' }),
    ])
    const [before] = await affiliationsOf(id)
    const { page } = await visit(addressOf('education', `${ids[0]}/edit`), { as: id })
    expect((await submit(page.form(FORM), { as: id })).status).toBe(303)
    expect(await affiliationsOf(id)).toEqual([before])
  })

  test('saves what was changed, and the directory with it', async () => {
    const { id, ids } = await memberWith([jobAt(acme)])
    const { page } = await visit(edit(ids[0]), { as: id })
    const changes = { title: 'Director', ...chosen('organizationId', globex, 'Globex Test') }
    await submit(page.form(FORM, changes), { as: id })
    expect(await affiliationsOf(id)).toMatchObject([
      { title: 'Director', organization: { name: 'Globex Test' } },
    ])
    expect((await db().user.findUniqueOrThrow({ where: { id } })).occupation).toBe('Director, Globex Test')
  })

  test('ends a role today by unticking it, and ticks it on again', async () => {
    const { id, ids } = await memberWith([jobAt(acme)])
    const { page } = await visit(edit(ids[0]), { as: id })
    const form = page.form(FORM)
    form.fields.delete('current')
    await submit(form, { as: id })
    expect((await affiliationsOf(id))[0]?.endDate).not.toBeNull()
    const again = (await visit(edit(ids[0]), { as: id })).page
    await submit(again.form(FORM, { current: 'on' }), { as: id })
    expect(await affiliationsOf(id)).toMatchObject([{ endDate: null }])
  })

  test('overwrites nothing that was changed meanwhile, and says what differs', async () => {
    const { id, ids } = await memberWith([jobAt(acme)])
    const { page } = await visit(edit(ids[0]), { as: id })
    await db().affiliation.update({
      where: { id: ids[0] },
      data: { title: 'Chief Analyst', city: 'Springfield' },
    })
    const answer = await visit(edit(ids[0]), { as: id, form: page.form(FORM, { title: 'Director' }).fields })
    expect(answer.status).toBe(409)
    expect(answer.page.texts('dialog .notice li')).toEqual([
      'Title is now “Chief Analyst”.',
      'City is now “Springfield”.',
    ])
    expect(answer.page.find('dialog [name=title]').getAttribute('value')).toBe('Director')
    expect(await affiliationsOf(id)).toMatchObject([{ title: 'Chief Analyst' }])
    expect((await submit(answer.page.form(FORM), { as: id })).status).toBe(303)
    expect(await affiliationsOf(id)).toMatchObject([{ title: 'Director', city: 'Chicago' }])
  })

  test('sent twice comes out as sent once', async () => {
    const { id, ids } = await memberWith([jobAt(acme)])
    const { page } = await visit(edit(ids[0]), { as: id })
    const form = page.form(FORM, { title: 'Director' })
    const sent = await Promise.all([submit(form, { as: id }), submit(form, { as: id })])
    expect(sent.map(({ status }) => status)).toEqual([303, 303])
  })

  test('never changes an organization that was entered for the member', async () => {
    const { id, ids } = await memberWith([jobAt(acme, { canChangeOrg: false })])
    const { page } = await visit(edit(ids[0]), { as: id })
    expect(page.has('[name=organizationId]')).toBe(false)
    expect(page.text('dialog')).toContain('Acme Works')
    for (const organizationId of [String(globex), 'new']) {
      const form = page.form(FORM, {
        ...chosen('organizationId', organizationId, 'Globex Test'),
        title: 'Director',
      })
      await submit(form, { as: id })
    }
    expect(await affiliationsOf(id)).toMatchObject([
      { title: 'Director', organization: { name: 'Acme Works' } },
    ])
  })

  test('keeps a future end that was imported', async () => {
    const endDate = '2090-06-30' as CalendarDate
    const { id, ids } = await memberWith([jobAt(acme, { endDate })])
    const { page } = await visit(edit(ids[0]), { as: id })
    expect(page.has('[name=current][checked]')).toBe(false)
    expect((await submit(page.form(FORM, { title: 'Director' }), { as: id })).status).toBe(303)
    expect(await affiliationsOf(id)).toMatchObject([{ title: 'Director', endDate: new Date(endDate) }])
  })
})

describe('an affiliation of somebody else, or of another section,', () => {
  test('is not there', async () => {
    const theirs = await memberWith([jobAt(acme), studiesAt(spelman)])
    const own = await memberWith([studiesAt(spelman)])
    const addresses = [
      `employment/${theirs.ids[0]}`,
      `education/${theirs.ids[1]}`,
      `employment/${own.ids[0]}`,
      'employment/abc',
      'employment/999999999',
    ]
    const form = jobForm(chosen('organizationId', acme, 'Acme Works'))
    for (const address of addresses) {
      for (const verb of ['edit', 'remove']) {
        expect((await fetch(`/profile/${address}/${verb}`, { as: own.id })).status, address).toBe(404)
      }
      expect((await fetch(`/profile/${address}/edit`, { as: own.id, form })).status, address).toBe(404)
      const visibility = { as: own.id, form: { visible: 'false' } }
      expect((await fetch(`/profile/${address}/visibility`, visibility)).status, address).toBe(404)
    }
    const version = await versionNow('employment', theirs.id, theirs.ids[0])
    const removing = await fetch(`/profile/employment/${theirs.ids[0]}/remove`, {
      as: own.id,
      form: { version },
    })
    expect(removing.status).toBe(404)
    expect(await affiliationsOf(theirs.id)).toMatchObject([
      { visible: true, title: 'Analyst' },
      { visible: true },
    ])
  })
})

describe('removing an affiliation', () => {
  const remove = (id = 0) => addressOf('employment', `${id}/remove`)

  test('asks first, removes it once however often it is sent, and from the directory too', async () => {
    const { id, ids } = await memberWith([jobAt(acme)])
    const { page } = await visit(remove(ids[0]), { as: id })
    expect(page.text('dialog')).toContain(
      'Are you sure you want to remove Analyst, Acme Works from your profile?',
    )
    const form = page.form(FORM)
    const sent = [await submit(form, { as: id }), await submit(form, { as: id })]
    expect(sent.map(({ status, headers }) => [status, headers.get('location')])).toEqual(
      Array(2).fill([303, '/profile']),
    )
    expect(await affiliationsOf(id)).toEqual([])
    expect((await db().user.findUniqueOrThrow({ where: { id } })).occupation).toBeNull()
  })

  test('asks again where it was changed meanwhile', async () => {
    const { id, ids } = await memberWith([jobAt(acme)])
    const { page } = await visit(remove(ids[0]), { as: id })
    await db().affiliation.update({ where: { id: ids[0] }, data: { title: 'Chief Analyst' } })
    const again = await visit(remove(ids[0]), { as: id, form: page.form(FORM).fields })
    expect(again.status).toBe(409)
    expect(again.page.text('.error-summary li')).toBe(
      'This was changed after you opened it. Remove it anyway?',
    )
    await submit(again.page.form(FORM), { as: id })
    expect(await affiliationsOf(id)).toEqual([])
  })
})

describe('an entry of the own profile', () => {
  test('is hidden and shown by a button of its own, and with it in the directory', async () => {
    const { id, ids } = await memberWith([jobAt(acme)])
    const form = `form[action="/profile/employment/${ids[0]}/visibility"]`
    const { page } = await visit('/profile', { as: id })
    expect((await submit(page.form(form), { as: id })).status).toBe(303)
    expect(await affiliationsOf(id)).toMatchObject([{ visible: false }])
    expect((await db().user.findUniqueOrThrow({ where: { id } })).occupation).toBeNull()
    const hidden = await visit('/profile', { as: id })
    expect(hidden.page.text('.timeline-item.is-hidden')).toContain('Hidden. Only you can see this')
    await submit(hidden.page.form(form), { as: id })
    expect(await affiliationsOf(id)).toMatchObject([{ visible: true }])
  })

  test('leads to where it is edited and removed, and each section to where one is added', async () => {
    const { id, ids } = await memberWith([jobAt(acme)])
    const { page } = await visit('/profile', { as: id })
    for (const address of [
      `employment/${ids[0]}/edit`,
      `employment/${ids[0]}/remove`,
      'employment/add',
      'education/add',
      'civic-engagement/add',
    ]) {
      expect(page.has(`a[href="/profile/${address}"]`), address).toBe(true)
    }
  })
})

test.each(['staff', 'partner'] as const)('%s who are nothing else have no such sections', async (as) => {
  for (const section of ['education', 'employment', 'civic-engagement'] as const) {
    expect((await fetch(addressOf(section, 'add'), { as })).headers.get('location')).toBe('/')
    const form = jobForm(chosen('organizationId', acme, 'Acme Works'))
    expect((await fetch(addressOf(section, 'add'), { as, form })).status).toBe(403)
    expect((await fetch(addressOf(section, '1/visibility'), { as, form: { visible: 'false' } })).status).toBe(
      403,
    )
  }
  const { page } = await visit('/profile', { as })
  expect(page.has('a[href="/profile/employment/add"]')).toBe(false)
})
