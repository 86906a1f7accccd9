/** Administrators' waiting times other than pages: a tap at the door, a file of attendees, and merging large organizations. */
import { AFFILIATIONS, MERGED, MERGES, WINNER } from './administration.ts'
import type { MeasuredProcess } from './measured-process.ts'
import { forAdministration, receptionDoor, recordNamed } from './pages.ts'
import { timedTable } from './timed.ts'
import { Visitor } from './visitor.ts'

const TAPS = 50
const FILES = 5
const SEARCHES = 5
const SEARCH = `/admin/members?${new URLSearchParams({ search: 'analyst works that' })}`

export async function measureAdministration(app: MeasuredProcess): Promise<string> {
  const visitor = new Visitor(app.origin)
  await visitor.signIn(forAdministration.account)
  let merged = 0
  const merge = () => mergeNamed(visitor, `${MERGED} ${++merged}`)
  const door = await receptionDoor(visitor)
  if (!door) throw new Error('There is no door')
  const absent = await expectedAt(visitor, door)
  const file = `${door.replace(/check-in.*/, 'attendees')}/export/csv`
  return timedTable(app, [
    {
      name: 'a tap at the door',
      works: absent.map((here) => () => timed(visitor, door, new URLSearchParams({ here }))),
    },
    {
      name: 'a file of all attendees',
      works: Array.from({ length: FILES }, () => () => answered(visitor, file)),
    },
    {
      name: `merging ${AFFILIATIONS.toLocaleString('en-US')} affiliations`,
      works: Array.from({ length: MERGES - 1 }, () => merge),
    },
    {
      name: 'searching members right after that',
      works: Array.from({ length: SEARCHES }, () => () => answered(visitor, SEARCH)),
    },
  ])
}

/** What the buttons of the first who aren't here say. */
async function expectedAt(visitor: Visitor, door: string): Promise<string[]> {
  const page = await visitor.page(door)
  const buttons = page?.root.querySelectorAll('button[name=here]').slice(0, TAPS) ?? []
  if (buttons.length === 0) throw new Error('Everyone is here')
  return buttons.map((button) => button.getAttribute('value') ?? '')
}

async function answered(visitor: Visitor, address: string): Promise<number> {
  const start = performance.now()
  const answer = await visitor.fetch(address)
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`)
  return performance.now() - start
}

async function mergeNamed(visitor: Visitor, name: string): Promise<number> {
  const record = await recordNamed(visitor, 'organizations', name)
  const into = await recordNamed(visitor, 'organizations', WINNER)
  const address = `${record}/merge`
  const page = await visitor.page(`${address}?into=${into?.split('/').at(-1)}`)
  const form = page?.form('.admin-page form[method=post]')
  if (!form) throw new Error(`There is no form that merges ${name}`)
  return timed(visitor, address, form.fields)
}

async function timed(visitor: Visitor, address: string, body: URLSearchParams): Promise<number> {
  const start = performance.now()
  const headers = { Origin: visitor.origin, 'Sec-Fetch-Site': 'same-origin' }
  const answer = await visitor.fetch(address, { method: 'post', body, headers })
  const elapsed = performance.now() - start
  if (answer.status !== 303) throw new Error(`${address} answered ${answer.status}`)
  return elapsed
}
