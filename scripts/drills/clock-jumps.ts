/** The clock jumps an hour ahead, and back, under load; that of the database stays right. */
import { setTimeout as sleep } from 'node:timers/promises'
import { DrilledServer } from './drilled-server.ts'
import { type Outcome, promise } from './outcome.ts'
import { onPostgres } from './place.ts'
import { Reader } from './reader.ts'
import { Writers } from './writers.ts'

const HOUR = 3_600_000
const WRITERS = 2
const LASTS = 10_000

export async function drillClock(): Promise<Outcome[]> {
  const place = await onPostgres()
  const server = await DrilledServer.on(place.environment)
  try {
    await server.start()
    const writers = await Writers.signedIn(server.origin)
    const reader = await Reader.signedIn(server.origin)
    writers.begin(WRITERS)
    reader.begin()
    for (const ahead of [0, HOUR, 0, -HOUR, 0]) {
      server.setClock(ahead)
      await sleep(LASTS)
    }
    const answers = await reader.end()
    await writers.end()
    await server.kill()
    const { acknowledged, lost, twice } = await writers.kept(place)
    return [
      {
        name: 'the clock jumps an hour ahead and back, and an hour back and ahead',
        figures: [`${acknowledged} writes acknowledged`, `pages answered ${answers.text}`],
        broken: [
          ...promise(lost === 0, `${lost} lost`),
          ...promise(twice === 0, `${twice} stored twice`),
          ...promise(answers.refused === 0, `${answers.refused} pages weren’t answered with 200`),
        ],
      },
    ]
  } finally {
    await server.kill()
    await place.remove()
  }
}
