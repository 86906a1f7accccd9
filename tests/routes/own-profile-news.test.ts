import { describe, expect, test } from 'vitest'
import { db, fetch, signIn, submit, visit } from '../support/app.ts'
import { FORM, filled, newMember, send } from '../support/own-profile.ts'

const ADD = '/profile/news/add'
const article = {
  url: 'https://news.example.org/1',
  title: 'A bridge for everybody',
  publicationName: 'The Daily',
  author: 'Nadia Haddad',
  publicationDate: '2025-03-14',
}
const newsOf = (userId: number) => db().newsMention.findMany({ where: { userId }, orderBy: { id: 'asc' } })

async function withArticle() {
  const member = await newMember()
  await send(ADD, member.cookie, article)
  const [mention] = await newsOf(member.id)
  const id = mention?.id ?? 0
  return { ...member, newsId: id, edit: `/profile/news/${id}/edit`, remove: `/profile/news/${id}/remove` }
}

async function removalForm(address: string, cookie: string) {
  const { page } = await visit(address, { cookie })
  const form = page.form('dialog form')
  return { send: () => submit(form, { cookie }) }
}

describe('an article', () => {
  test('is added, visible unless the box is unticked', async () => {
    const { id, cookie } = await newMember()
    expect((await send(ADD, cookie, article)).response.headers.get('location')).toBe('/profile')
    await send(ADD, cookie, { ...article, title: 'For my own eyes', visible: [] })
    const [shown, hidden] = await newsOf(id)
    expect([shown?.title, shown?.visible, hidden?.visible]).toEqual([article.title, true, false])
    expect(shown?.publicationDate).toEqual(new Date('2025-03-14T00:00:00Z'))
    const { page } = await visit(`/profile/${id}`, { as: 'fellow' })
    expect(page.texts('.timeline-item h3')).toEqual(['A bridge for everybody (opens in a new tab)'])
  })

  test('is added once by a form that is sent twice, and again by the same form with other content', async () => {
    const { id, cookie } = await newMember()
    const form = await filled(ADD, cookie, article)
    const answers = await Promise.all([form.send(), form.send()])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(await newsOf(id)).toHaveLength(1)
    form.fields.set('title', 'Another')
    await form.send()
    expect(await newsOf(id)).toHaveLength(2)
  })

  test('is not added without the key of a form', async () => {
    const { id, cookie } = await newMember()
    expect((await fetch(ADD, { cookie, form: article })).status).toBe(400)
    expect(await newsOf(id)).toEqual([])
  })

  test('is changed as it was seen, and otherwise comes back with what differs', async () => {
    const { id, cookie, edit } = await withArticle()
    const old = await filled(edit, cookie, { author: 'Wen Li' })
    expect((await send(edit, cookie, { visible: [], publicationDate: '2025-03-15' })).status).toBe(303)
    const { status, page } = await visit(old.action, { cookie, form: old.fields })
    expect(status).toBe(409)
    expect(page.texts('.notice li')).toEqual([
      'Author is now “Nadia Haddad”.',
      'Publication date is now Mar 15, 2025.',
      'This article is now hidden.',
    ])
    expect((await submit(page.form(FORM), { cookie })).status).toBe(303)
    expect(await newsOf(id)).toMatchObject([{ author: 'Wen Li', visible: true }])
  })

  test('without a date comes after those that have one, and takes a date later', async () => {
    const { id, cookie, newsId } = await withArticle()
    await send(ADD, cookie, { ...article, title: 'Of some day', publicationDate: '' })
    const { page } = await visit(`/profile/${id}`, { as: 'fellow' })
    expect(page.texts('.timeline-item')).toEqual([
      expect.stringMatching(/^A bridge for everybody.*Mar 14, 2025$/s),
      expect.stringMatching(/^Of some day.*Nadia Haddad$/s),
    ])
    const undated = (await newsOf(id)).find((one) => one.id !== newsId)
    const edit = `/profile/news/${undated?.id}/edit`
    const old = await filled(edit, cookie, { publicationDate: '2020-02-29' })
    expect((await send(edit, cookie, { author: 'Wen Li' })).status).toBe(303)
    const { page: refused } = await visit(old.action, { cookie, form: old.fields })
    expect(refused.texts('.notice li')).toContain('Publication date is now empty.')
    expect((await submit(refused.form(FORM), { cookie })).status).toBe(303)
    expect((await newsOf(id))[1]?.publicationDate).toEqual(new Date('2020-02-29T00:00:00Z'))
  })

  test('that was removed meanwhile says so and keeps what was typed', async () => {
    const { cookie, edit, remove } = await withArticle()
    const form = await filled(edit, cookie, { title: 'Typed for long' })
    const removal = await removalForm(remove, cookie)
    expect((await removal.send()).status).toBe(303)
    const { status, page } = await visit(form.action, { cookie, form: form.fields })
    expect(status).toBe(409)
    expect(page.text('.error-summary')).toContain('This article is no longer on your profile.')
    expect(page.form(FORM).fields.get('title')).toBe('Typed for long')
    expect((await removal.send()).headers.get('location')).toBe('/profile')
  })

  test('is removed as it was seen alone', async () => {
    const { id, cookie, edit, remove } = await withArticle()
    const { page } = await visit(remove, { cookie })
    expect(page.text('dialog')).toContain('Are you sure you want to remove “A bridge for everybody”')
    const old = page.form('dialog form')
    await send(edit, cookie, { author: 'Wen Li' })
    const refused = await visit(old.action, { cookie, form: old.fields })
    expect([refused.status, refused.page.text('.error-summary')]).toEqual([
      409,
      expect.stringContaining('This article was changed after you opened it.'),
    ])
    expect(await newsOf(id)).toHaveLength(1)
    expect((await submit(refused.page.form('dialog form'), { cookie })).status).toBe(303)
    expect(await newsOf(id)).toEqual([])
  })

  test('of somebody else is not there', async () => {
    const { id, edit, remove } = await withArticle()
    const stranger = await signIn('alumni')
    for (const address of [
      edit,
      remove,
      '/profile/news/0/edit',
      '/profile/news/1e3/remove',
      '/profile/news/x/edit',
    ])
      expect((await fetch(address, { cookie: stranger })).status, address).toBe(404)
    const changed = await fetch(edit, {
      cookie: stranger,
      form: { ...article, version: 'x', title: 'Taken over' },
    })
    expect(changed.status).toBe(409)
    expect((await fetch(remove, { cookie: stranger, form: { version: 'x' } })).status).toBe(404)
    expect(await newsOf(id)).toMatchObject([{ title: article.title }])
  })
})
