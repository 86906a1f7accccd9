import { describe, expect, test } from 'vitest'
import { admin, entriesOf, pathOf, post, sendForm } from '../support/administration.ts'
import { type Asking, db, fetch, submit, visit } from '../support/app.ts'
import { newBusiness, offeringType, registry } from '../support/businesses.ts'
import { changeSettings } from '../support/chargebee/set-up.ts'
import { Page } from '../support/html.ts'
import { ADD, businessNow, publish, twoAlumni } from '../support/own-businesses.ts'

const editAt = (id: number) => `/alumni-business-registry/${id}/edit`

const { owner, other, fill, send, newDraft } = twoAlumni()

const toLookAt = async () =>
  (await visit('/admin/businesses?toLookAt=true', { as: 'staff' })).page.texts('tbody tr')

describe('a business that alumni add', () => {
  test('is a draft with its facts and whoever added it, in the history too', async () => {
    const response = await send(ADD, {
      name: 'Harbor Quilts',
      shortDescription: 'Quilts from old sails',
      offeringTypeId: String(await offeringType('Fashion')),
      website: 'https://quilts.example.org',
      twitter: '@quilts',
      mltPromotionalCode: 'SAIL',
    })
    expect([response.status, pathOf(response)]).toEqual([303, '/alumni-business-registry'])
    const { id } = await db().organization.findFirstOrThrow({ where: { name: 'Harbor Quilts' } })
    expect(await businessNow(id)).toMatchObject({
      isBusiness: true,
      published: false,
      publishedAt: null,
      type: 'COMPANY',
      searchKey: 'harbor quilts',
      shortDescription: 'Quilts from old sails',
      offeringTypeId: await offeringType('Fashion'),
      twitter: '@quilts',
      mltPromotionalCode: 'SAIL',
      businessAlumni: [{ id: owner.as }],
    })
    const [entry] = await entriesOf('businesses', id)
    expect(entry).toMatchObject({ action: 'created', actorId: owner.as, recordName: 'Harbor Quilts' })
  })

  test('is nowhere in what others get until staff publish it', async () => {
    const id = await newDraft('Canary Crafts')
    const addresses = [
      '/alumni-business-registry?search=canary',
      '/alumni-business-registry.data?search=canary',
      `/alumni-business-registry/${id}`,
      `/alumni-business-registry/${id}.data`,
      '/endpoints/organizations?search=canary',
      '/directory?organizationSearch=canary',
      `/directory?organizationIds=${id}`,
      `/partner-hub/${id}`,
    ]
    for (const asking of [{}, other, { as: 'partner' }, { as: 'staff' }] satisfies Asking[]) {
      for (const address of addresses) {
        const bytes = await (await fetch(address, asking)).text()
        expect(bytes, `${asking.as} ${address}`).not.toContain('Canary Crafts')
      }
    }
    expect((await fetch(`/alumni-business-registry/${id}`)).status).toBe(404)
    expect((await registry('', owner)).page.text('section[aria-labelledby=own-businesses] li')).toBe(
      'Edit Canary Crafts Logo of Canary Crafts Not published',
    )
    expect((await registry('?search=canary', owner)).names).toEqual([])

    expect((await publish(id)).status).toBe(303)
    expect((await registry('?search=canary')).names).toEqual(['Canary Crafts'])
    const found = await (await fetch('/endpoints/organizations?search=canary', other)).text()
    expect(found).toContain('Canary Crafts')
    expect(await (await fetch(`/directory?organizationIds=${id}`, other)).text()).toContain('Canary Crafts')
  })

  test('is made once by the same form sent twice, also at the same moment', async () => {
    const form = await fill(ADD, { name: 'Made Once' })
    const answers = [await submit(form, owner), await submit(form, owner)]
    const both = await fill(ADD, { name: 'Made At Once' })
    answers.push(...(await Promise.all([submit(both, owner), submit(both, owner)])))
    expect(answers.map(pathOf)).toEqual(Array(4).fill('/alumni-business-registry'))
    expect(await db().organization.count({ where: { name: { in: ['Made Once', 'Made At Once'] } } })).toBe(2)
  })

  test.each([
    [{ name: 'Taken Already' }, 'There’s an organization with this name already.'],
    [{ name: ' ' }, 'Please enter the name of your business.'],
    [{ name: 'Half typed', offeringTypeId: '999999' }, 'Please choose from the list.'],
    [{ name: 'Half typed', website: 'quilts' }, 'Please enter a full web address'],
    [{ name: 'Half typed', twitter: 'quilts' }, 'Please enter a valid Twitter handle.'],
  ])('is refused as %j, with what was typed', async (values, message) => {
    await db().organization.createMany({
      data: [{ name: 'Taken Already', sortKey: 'taken already', searchKey: 'taken already' }],
      skipDuplicates: true,
    })
    const before = await db().organization.count()
    const response = await send(ADD, { description: 'Typed at length', ...values })
    expect(response.status).toBe(400)
    const html = await response.text()
    expect(html).toContain(message)
    expect(html).toContain('Typed at length')
    expect(await db().organization.count()).toBe(before)
  })
})

describe('what alumni change of their business', () => {
  test('can be changed by no one else', async () => {
    const id = await newDraft('Own Bakery')
    for (const asking of [other, { as: 'alumni' }] satisfies Asking[]) {
      expect((await fetch(editAt(id), asking)).status).toBe(404)
      expect((await post(editAt(id), { name: 'Taken over', version: '1' }, asking)).status).toBe(404)
    }
    expect((await businessNow(id)).name).toBe('Own Bakery')
  })

  test('is seen at once where the business is published, and staff look at it', async () => {
    const id = await newDraft('Plain Name', { description: 'First words' })
    await send(editAt(id), { shortDescription: 'Corrected' })
    expect(await businessNow(id)).toMatchObject({ toLookAt: false, shortDescription: 'Corrected' })
    await publish(id)
    expect((await toLookAt()).filter((row) => row.includes('Plain Name'))).toEqual([])

    expect((await send(editAt(id), { name: 'Better Name', description: '' })).status).toBe(303)
    expect((await registry('?search=better+name')).names).toEqual(['Better Name'])
    expect(await businessNow(id)).toMatchObject({ searchKey: 'better name', description: null })
    expect((await toLookAt()).filter((row) => row.includes('Better Name'))).toEqual([
      expect.stringContaining('Changed'),
    ])
    const { page } = await visit(`/admin/businesses/${id}`, admin)
    const form = page.form('.admin-form')
    form.fields.delete('toLookAt')
    expect((await submit(form, admin)).status).toBe(303)
    expect((await toLookAt()).filter((row) => row.includes('Better Name'))).toEqual([])
  })

  test('stays to be looked at if it came after staff had opened the page on which they clear that', async () => {
    const id = await newDraft('Looked At')
    await publish(id)
    await send(editAt(id), { shortDescription: 'Seen by staff' })
    const { page } = await visit(`/admin/businesses/${id}`, admin)
    const form = page.form('.admin-form')
    form.fields.delete('toLookAt')
    await send(editAt(id), { shortDescription: 'Not seen by staff' })
    const response = await submit(form, admin)
    expect(response.status).toBe(409)
    const again = new Page(await response.text(), `/admin/businesses/${id}`)
    expect(again.text('.admin-page')).toContain('This was changed after you opened it')
    expect(await businessNow(id)).toMatchObject({ toLookAt: true, shortDescription: 'Not seen by staff' })
    expect(again.root.toString()).toContain('Not seen by staff')
    expect((await submit(again.form('.admin-form'), admin)).status).toBe(303)
    expect(await businessNow(id)).toMatchObject({ toLookAt: false, shortDescription: 'Not seen by staff' })
  })

  test('writes nothing over what staff have changed, and is joined with it elsewhere', async () => {
    const id = await newDraft('Two Hands')
    const same = await fill(editAt(id), { name: 'Two Hands of Ours' })
    const elsewhere = await fill(editAt(id), { shortDescription: 'Gloves' })
    await publish(id)
    await sendForm(`/admin/businesses/${id}`, { name: 'Two Hands Ltd' })
    const response = await submit(same, owner)
    expect(response.status).toBe(409)
    const html = await response.text()
    expect(html).toContain('Name is now “Two Hands Ltd”.')
    expect(html).toContain('value="Two Hands of Ours"')
    expect((await submit(elsewhere, owner)).status).toBe(303)
    expect(await businessNow(id)).toMatchObject({ name: 'Two Hands Ltd', shortDescription: 'Gloves' })
  })

  test('is refused by the name of another organization', async () => {
    const id = await newDraft('Not Yet Named')
    await newBusiness({ name: 'Named Before' })
    const response = await send(editAt(id), { name: 'Named Before' })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('value="Named Before"')
  })

  test('ends where staff have archived it', async () => {
    const id = await newDraft('Closed Shop')
    await publish(id)
    await post(`/admin/businesses/${id}/status`, { operation: 'archive' })
    expect((await fetch(`/alumni-business-registry/${id}`)).status).toBe(404)
    expect((await fetch(editAt(id), owner)).status).toBe(404)
  })
})

test('a partner stays one, and can be taken out of the registry', async () => {
  const id = await newBusiness({ name: 'Partner and Business', isPartner: true })
  await post(`/admin/businesses/${id}/status`, { operation: 'archive' })
  expect(await businessNow(id)).toMatchObject({ archivedAt: null, published: true })
  const { page } = await visit(`/admin/businesses/${id}/delete`, admin)
  expect(page.text('main')).toContain('It’s a partner too.')
  await post(`/admin/businesses/${id}/status`, { operation: 'unpublish' })
  expect((await fetch(`/alumni-business-registry/${id}`)).status).toBe(404)
  expect(await (await fetch('/endpoints/organizations?search=partner+and', other)).text()).toContain(
    'Partner and Business',
  )
})

test('the overview counts what staff have yet to look at, and leads there', async () => {
  await db().organization.updateMany({ where: { isBusiness: true }, data: { archivedAt: new Date() } })
  await newDraft('New and Waiting')
  const { page } = await visit('/admin', { as: 'staff' })
  expect(page.texts('section[aria-labelledby=attention] a')).toContain('1 alumni business to look at')
  expect(page.has('a[href="/admin/businesses?toLookAt=true"]')).toBe(true)
  expect(await toLookAt()).toEqual([expect.stringContaining('New and Waiting')])
})

test('none of it is there where the organization has a form of its own', async () => {
  const id = await newDraft('Made Before')
  const undo = await changeSettings({ ADD_BUSINESS_URL: 'https://www.example.org/add-business' })
  try {
    for (const address of [ADD, editAt(id)]) expect((await fetch(address, owner)).status).toBe(404)
    expect((await registry('', owner)).page.has('section[aria-labelledby=own-businesses]')).toBe(false)
  } finally {
    await undo()
  }
})
