import { expect, test } from 'vitest'
import { formatMedium } from '#app/values/calendar-date.ts'
import { editEvent, inDays, newEvent, session } from '../support/admin-events.ts'
import { admin, sendForm } from '../support/administration.ts'
import { visit } from '../support/app.ts'
import { Page } from '../support/html.ts'

const HOURS = ['08', '09', '10', '11']
const day = formatMedium(inDays(10))

const withSessions = (count: number) =>
  newEvent(
    Object.assign(
      {},
      ...HOURS.slice(0, count).map((hour, index) =>
        session(index, { name: `At ${hour}`, startTime: `${hour}:00`, endTime: `${hour}:30` }),
      ),
    ),
  )

const folded = (page: Page) => page.texts('.form-row details:not([open]) > summary')

test('three rows lie open, four are folded under what they are told by', async () => {
  const three = await visit(`/admin/events/${await withSessions(3)}`, admin)
  expect(three.page.texts('.form-row > legend')).toHaveLength(3)
  expect(folded(three.page)).toEqual([])
  const four = await visit(`/admin/events/${await withSessions(4)}`, admin)
  expect(folded(four.page)).toEqual(
    HOURS.map((hour, index) => `session ${index + 1}: At ${hour}, ${day}, ${Number(hour)}:00 AM`),
  )
})

test('a new row and one that needs a change lie open, and nothing that was typed is lost', async () => {
  const id = await withSessions(4)
  const added = await sendForm(`/admin/events/${id}`, { 'sessions[1].name': 'Moved' }, 'Add a session', admin)
  const page = new Page(await added.text(), '/')
  expect(page.texts('.form-row > legend')).toHaveLength(5)
  expect(folded(page)).toHaveLength(4)
  expect(folded(page)[1]).toBe(`session 2: Moved, ${day}, 9:00 AM`)

  const refused = await editEvent(id, { 'sessions[2].name': '', 'sessions[1].roomName': 'Blue' })
  expect(refused.status).toBe(400)
  const answer = new Page(await refused.text(), '/')
  expect(folded(answer).map((text) => text.slice(0, 9))).toEqual(['session 1', 'session 2', 'session 4'])
  expect(answer.find('[name="sessions[1].roomName"]').getAttribute('value')).toBe('Blue')
})
