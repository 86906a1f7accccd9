/** What is selected in a list is selected again on the way back to it, and only there. */
import { beforeAll, expect, test } from 'vitest'
import { eventOf, LIST, partner } from '../support/action-items.ts'
import { admin } from '../support/administration.ts'
import { type Asking, db, submit, visit } from '../support/app.ts'
import { several } from '../support/bulk-edits.ts'
import type { Page } from '../support/html.ts'
import { newEvent, newPartner } from '../support/partners.ts'
import { attend, fellowEvent, newFellows } from '../support/sessions.ts'

type Selecting = { list: string; asking: Asking; press?: Record<string, string> }

const ROWS = Array.from({ length: 30 }, (_, index) => `Tidewater ${String(index).padStart(2, '0')}`)

const lists: Record<string, Selecting> = {}
beforeAll(async () => {
  const manager = { as: 'event-manager' } as const
  const own = await partner('Tidewater')
  const [participant = 0] = (await eventOf('Tidewater', own)).participants
  await several(25, participant)
  lists['action items'] = {
    list: `${LIST}?organizationId=${own}&page=2`,
    asking: manager,
    press: { operation: 'mark-complete' },
  }
  await db().resource.createMany({
    data: ROWS.map((name) => ({
      name,
      subtype: 'RESOURCE' as const,
      sortKey: name.toLowerCase(),
      searchKey: name.toLowerCase(),
      published: false,
    })),
  })
  lists.records = {
    list: '/admin/resources?search=tidewater&standing=draft&page=2',
    asking: admin,
    press: { operation: 'archive' },
  }
  const fellows = await newFellows(...ROWS.map((lastName) => ({ firstName: 'Imani', lastName })))
  const candidates = await newEvent()
  lists.candidates = {
    list: `/admin/events/${candidates}/attendees/add?search=tidewater&page=2`,
    asking: admin,
  }
  const attended = await fellowEvent()
  await attend(attended, fellows)
  lists.attendees = { list: `/admin/events/${attended}/attendees?search=tidewater&page=2`, asking: admin }
  for (const name of ROWS) await newPartner(name)
  lists.invitees = {
    list: `/admin/events/${candidates}/participants/invite?search=tidewater&page=2`,
    asking: admin,
  }
})

const FORM = 'form:has(tbody [name=item])'
const rowsOf = (page: Page) =>
  page.root.querySelectorAll('tbody [name=item]').map((box) => box.getAttribute('value') ?? '')
const selectedOn = (page: Page) => page.form(FORM).fields.getAll('item')

/** The page that a GET form leads to. */
async function chosenBy(form: ReturnType<Page['form']>, asking: Asking) {
  const answer = await submit(form, asking)
  const to = answer.headers.get('location')
  return visit(to ?? `${form.action.split('?')[0]}?${form.fields}`, asking)
}

const cancelOn = (page: Page) =>
  page.root
    .querySelectorAll('main a, dialog a')
    .find((link) => link.text.trim() === 'Cancel')
    ?.getAttribute('href') ?? ''

test.each(['action items', 'records', 'candidates', 'attendees', 'invitees'])(
  'of %s: Cancel leads back to the same page with the same rows selected',
  async (name) => {
    const { list, asking, press } = lists[name] as Selecting
    const { page } = await visit(list, asking)
    const rows = rowsOf(page)
    expect([rows.length > 2, selectedOn(page)]).toEqual([true, []])
    const some = rows.slice(1, 3)
    const { page: asked } = await chosenBy(page.form(FORM, { item: some, ...press }), asking)
    const { page: back, status } = await visit(cancelOn(asked), asking)
    expect([status, rowsOf(back), selectedOn(back)]).toEqual([200, rows, some])
    const { page: all } = await chosenBy(page.form(FORM, { all: 'true', ...press }), asking)
    const { page: allBack } = await visit(cancelOn(all), asking)
    expect([rowsOf(allBack), allBack.form(FORM).fields.get('all')]).toEqual([rows, 'true'])
  },
)

test.each(['action items', 'records', 'candidates', 'attendees', 'invitees'])(
  'of %s: another page and another filter start without it',
  async (name) => {
    const { list, asking } = lists[name] as Selecting
    const { page: before } = await visit(list, asking)
    const [item = ''] = rowsOf(before)
    const { page } = await visit(`${list}&item=${item}&all=true`, asking)
    expect(selectedOn(page)).toEqual([item])
    const links = page.root
      .querySelectorAll('.pagination a, .chips a')
      .map((link) => link.getAttribute('href'))
    expect(links.length).toBeGreaterThan(1)
    expect(links.filter((href) => /item=|all=/.test(href ?? ''))).toEqual([])
    expect(page.form('form.filter-form').fields.has('item')).toBe(false)
  },
)
