import { beforeAll, describe, expect, test } from 'vitest'
import { db, fetch, submit, visit } from '../support/app.ts'
import { hub, newPosting } from '../support/hubs.ts'
import { newcomer } from '../support/messages.ts'
import { newPartner } from '../support/partners.ts'

let alumna: number
let partner: number
beforeAll(async () => {
  alumna = await newcomer({ roles: ['ALUMNI'], currentRole: 'ALUMNI' })
  partner = await newPartner()
})

const prospects = async (as: number, search = '') => {
  const { page, status } = await visit(`/careers/prospects${search}`, { as })
  return {
    page,
    status,
    titles: page.texts('.posting h2').map((it) => it.replace(' (opens in a new tab)', '')),
  }
}

const mark = (id: number, fields: Record<string, string>, as: number | 'staff' | 'fellow' = alumna) =>
  fetch(`/careers/job-postings/${id}/prospect`, { as, form: fields })

const kept = (jobPostingId: number, userId = alumna) =>
  db().jobPostingProspect.findUnique({ where: { userId_jobPostingId: { userId, jobPostingId } } })

test('nothing is kept at first, and the page says where postings are', async () => {
  const { page, titles } = await prospects(alumna)
  expect(titles).toEqual([])
  expect(page.text('.empty-state h2')).toBe('No items.')
})

test('staff are told whose list it is, and where postings are', async () => {
  const { page, status } = await visit('/careers/prospects', { as: 'staff' })
  expect(status).toBe(200)
  expect(page.text('.empty-state')).toContain('Alumni collect job postings here')
  const next = page.find('.empty-state a').getAttribute('href') ?? ''
  expect((await visit(next, { as: 'staff' })).status).toBe(200)
})

test('a posting is marked on its hub without script, which comes back and says so', async () => {
  const id = await newPosting(partner, { title: 'Chief of Staff' })
  const { page } = await hub(`/partner-hub/${partner}`, { as: alumna })
  const form = page.form('.posting form')
  const answer = await submit(form, { as: alumna })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`/partner-hub/${partner}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; ')
  const { page: after } = await visit(`/partner-hub/${partner}`, { as: alumna, cookie })
  expect(after.text('.notice')).toContain('“Chief of Staff” is marked as a favorite.')
  expect(after.find('.posting button[name=favorite]').getAttribute('aria-pressed')).toBe('true')
  expect(after.find('.posting button[name=favorite]').getAttribute('value')).toBe('false')
  expect(await kept(id)).toMatchObject({ favorite: true, applied: false })
})

test('each mark is set by itself, twice as well as once, and taken back', async () => {
  const id = await newPosting(partner)
  await mark(id, { applied: 'true' })
  await mark(id, { applied: 'true' })
  await mark(id, { favorite: 'true' })
  expect(await kept(id)).toMatchObject({ favorite: true, applied: true })
  await mark(id, { applied: 'false' })
  expect(await kept(id)).toMatchObject({ favorite: true, applied: false })
  expect(await db().jobPostingProspect.count({ where: { jobPostingId: id } })).toBe(1)
})

test('script stays on its page and is told what is kept now', async () => {
  const id = await newPosting(partner, { title: 'In place' })
  const answer = await fetch(`/careers/job-postings/${id}/prospect.data`, {
    as: alumna,
    form: { favorite: 'true', inPlace: 'true' },
  })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('prospectId')
})

test('what is marked is listed with the last marked first, closed ones too, and no one else’s', async () => {
  const other = await newcomer({ roles: ['ALUMNI'], currentRole: 'ALUMNI' })
  const [open, closed, plain] = [
    await newPosting(partner, { title: 'Open' }),
    await newPosting(partner, { title: 'Closed since', closes: -3 }),
    await newPosting(partner, { title: 'Unmarked' }),
  ]
  await mark(open, { favorite: 'true' }, other)
  await mark(closed, { applied: 'true' }, other)
  await mark(plain, { favorite: 'true' }, other)
  await mark(plain, { favorite: 'false' }, other)
  const { titles, page } = await prospects(other)
  expect(titles).toEqual(['Closed since', 'Open'])
  expect(page.text('.posting')).toContain('Closed')
  expect((await prospects(alumna)).titles).not.toContain('Open')
})

test('ten stand on a page, and a page beyond the end is the last', async () => {
  const busy = await newcomer({ roles: ['ALUMNI'], currentRole: 'ALUMNI' })
  for (let index = 0; index < 11; index++) await mark(await newPosting(partner), { favorite: 'true' }, busy)
  expect((await prospects(busy)).titles).toHaveLength(10)
  expect((await prospects(busy, '?page=99')).titles).toHaveLength(1)
  expect((await prospects(busy, '?page=x')).titles).toHaveLength(10)
})

describe('is refused', () => {
  test('to everybody but alumni: nothing is kept', async () => {
    const id = await newPosting(partner)
    for (const as of ['staff', 'fellow'] as const)
      expect((await mark(id, { favorite: 'true' }, as)).status).toBe(403)
    expect(await db().jobPostingProspect.count({ where: { jobPostingId: id } })).toBe(0)
  })

  test.each(['999999', 'abc', '0', '99999999999'])('of a posting %s that is not there', async (id) => {
    const answer = await fetch(`/careers/job-postings/${id}/prospect`, {
      as: alumna,
      form: { favorite: 'true' },
    })
    expect(answer.status).toBe(404)
  })

  test('of an organization that is no partner any more', async () => {
    const former = await newPartner()
    const id = await newPosting(former)
    await mark(id, { favorite: 'true' })
    await db().organization.update({ where: { id: former }, data: { isPartner: false } })
    expect((await mark(id, { applied: 'true' })).status).toBe(404)
  })

  test('with marks that are none: what is kept stays', async () => {
    const id = await newPosting(partner)
    await mark(id, { favorite: 'true' })
    const none: Record<string, string>[] = [{ favorite: 'maybe', applied: '1' }, { inPlace: 'true' }]
    for (const marks of none) {
      expect((await mark(id, marks)).status).toBe(400)
    }
    expect(await kept(id)).toMatchObject({ favorite: true, applied: false })
  })

  test.each(['https://evil.example/', '//evil.example', '/auth/logout'])(
    'to lead on to %s',
    async (redirect) => {
      const id = await newPosting(partner)
      const answer = await fetch(
        `/careers/job-postings/${id}/prospect?redirect=${encodeURIComponent(redirect)}`,
        { as: alumna, form: { favorite: 'true' } },
      )
      expect(answer.headers.get('location')).toBe('/careers/prospects')
    },
  )
})

test('asking for the address of a mark changes nothing', async () => {
  const id = await newPosting(partner)
  const answer = await fetch(`/careers/job-postings/${id}/prospect?favorite=true`, { as: alumna })
  expect(answer.headers.get('location')).toBe('/careers/prospects')
  expect(await kept(id)).toBeNull()
})
