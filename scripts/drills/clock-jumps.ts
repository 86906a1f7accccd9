/** The clock jumps an hour ahead, and back, under load; that of the database stays right. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Outcome, promise } from './outcome.ts'
import { onPostgres } from './place.ts'
import { brokenPromises, figures, underLoad } from './under-load.ts'

const HOUR = 3_600_000
const LASTS = 10_000

export async function drillClock(): Promise<Outcome[]> {
  const place = await onPostgres()
  try {
    const seen = await underLoad(place, async (server) => {
      for (const ahead of [HOUR, 0, -HOUR, 0]) {
        server.setClock(ahead)
        await sleep(LASTS)
      }
    })
    const { refused } = seen.answers
    return [
      {
        name: 'the clock jumps an hour ahead and back, and an hour back and ahead',
        figures: figures(seen),
        broken: [
          ...brokenPromises(seen),
          ...promise(refused === 0, `${refused} pages weren’t answered with 200`),
        ],
      },
    ]
  } finally {
    await place.remove()
  }
}
