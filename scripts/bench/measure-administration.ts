/** Administrators' waiting times other than pages: merging large organizations, and a tap at the door. */
import { AFFILIATIONS, MERGED, MERGES, WINNER } from './administration.ts'
import type { MeasuredProcess } from './measured-process.ts'
import { forAdministration, receptionDoor, recordNamed } from './pages.ts'
import { timedTable } from './timed.ts'
import { Visitor } from './visitor.ts'

const TAPS = 50

export async function measureAdministration(app: MeasuredProcess): Promise<string> {
  const visitor = new Visitor(app.origin)
  await visitor.signIn(forAdministration.account)
  let merged = 0
  const merge = () => mergeNamed(visitor, `${MERGED} ${++merged}`)
  const door = await receptionDoor(visitor)
  if (!door) throw new Error('There is no door')
  return timedTable(app, [
    { name: 'a tap at the door', works: Array.from({ length: TAPS }, () => () => tap(visitor, door)) },
    {
      name: `merging ${AFFILIATIONS.toLocaleString('en-US')} affiliations`,
      works: Array.from({ length: MERGES - 1 }, () => merge),
    },
  ])
}

/** Says of the first who isn't here that they are. */
async function tap(visitor: Visitor, door: string): Promise<number> {
  const page = await visitor.page(door)
  const button = page?.root.querySelector('button[name=here]')
  if (!button) throw new Error('Everyone is here')
  const body = new URLSearchParams({ here: button.getAttribute('value') ?? '' })
  return timed(visitor, door, body)
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
