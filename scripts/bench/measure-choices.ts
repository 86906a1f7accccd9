/** Response times while typing into a field with many choices. */
import type { FoundChoices } from '#app/domain/choices/search.ts'
import type { MeasuredProcess } from './measured-process.ts'
import { forMembers } from './pages.ts'
import { type Timed, timedTable } from './timed.ts'
import { Visitor } from './visitor.ts'

const TIMES = 20
const TYPED: [what: string, text: (time: number) => string][] = [
  ['that many have', (time) => ['harbor', 'company', 'ost', 'health gr'][time % 4] ?? ''],
  ['that one has', (time) => `foods ${1_000 + time * 7}`],
  ['that none has', (time) => `nobody ${time}`],
]

export async function measureChoices(app: MeasuredProcess): Promise<string> {
  const visitor = new Visitor(app.origin)
  await visitor.signIn(forMembers.account)
  const asked = TYPED.map(
    ([what, text]): Timed => ({
      name: `organizations by a text ${what}`,
      works: Array.from({ length: TIMES }, (_, time) => () => searchFor(visitor, text(time))),
    }),
  )
  return timedTable(app, asked)
}

async function searchFor(visitor: Visitor, search: string): Promise<number> {
  const start = performance.now()
  const answer = await visitor.fetch(`/endpoints/organizations?${new URLSearchParams({ search })}`)
  const { items }: FoundChoices = await answer.json()
  if (!Array.isArray(items)) throw new Error(`Searching for ${search} answered ${answer.status}`)
  return performance.now() - start
}
