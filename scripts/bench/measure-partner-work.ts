/** Event managers' waiting times other than pages: a bulk edit of a whole event, and searching for an event. */
import type { FoundChoices } from '#app/domain/choices/search.ts'
import { addDays, today } from '#app/values/calendar-date.ts'
import type { MeasuredProcess } from './measured-process.ts'
import { ACTION_ITEMS, forPartnerWork } from './pages.ts'
import { timedTable } from './timed.ts'
import { Visitor } from './visitor.ts'

const EDITS = 20
const SEARCHES = 100

export async function measurePartnerWork(app: MeasuredProcess): Promise<string> {
  const visitor = new Visitor(app.origin)
  await visitor.signIn(forPartnerWork.account)
  const eventId = await eventNamed(visitor, 'Recruiting Summit')
  const changes = Array.from({ length: EDITS }, (_, index) => () => bulkEdit(visitor, eventId, index))
  const searches = Array.from(
    { length: SEARCHES },
    (_, index) => () => searchFor(visitor, `summit ${index + 1}`),
  )
  return timedTable(app, [
    { name: 'bulk edit of an event’s 200 items', works: changes },
    { name: 'event search', works: searches },
  ])
}

async function bulkEdit(visitor: Visitor, eventId: string, round: number): Promise<number> {
  const selection = new URLSearchParams({ eventId, all: 'true' })
  const everyStatus = ['overdue', 'to-do', 'upcoming', 'complete']
  for (const status of everyStatus) selection.append('mltStatus', status)
  const dialog = await visitor.page(`${ACTION_ITEMS}/bulk/change-due-date?${selection}`)
  if (!dialog) throw new Error('There is no dialog for a bulk edit')
  const form = dialog.form('dialog form', { dueDate: addDays(today('America/New_York'), 200 + round) })
  const start = performance.now()
  const answer = await visitor.submit(form)
  const elapsed = performance.now() - start
  if (answer.status !== 303) throw new Error(`A bulk edit answered ${answer.status}`)
  return elapsed
}

async function searchFor(visitor: Visitor, text: string): Promise<number> {
  const start = performance.now()
  await eventNamed(visitor, text)
  return performance.now() - start
}

async function eventNamed(visitor: Visitor, text: string): Promise<string> {
  const answer = await visitor.fetch(`/endpoints/events?${new URLSearchParams({ search: text })}`)
  const { items }: FoundChoices = await answer.json()
  if (!items[0]) throw new Error(`No event was found by ${text}`)
  return items[0].id
}
