/** `kill -9` under load, again and again. */
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../bench/median.ts'
import { DrilledServer } from './drilled-server.ts'
import { type Outcome, promise } from './outcome.ts'
import { onEmbedded, onPostgres, type Place } from './place.ts'
import { Writers } from './writers.ts'

const WRITERS = 4
/** Milliseconds between its being ready and the next kill. */
const SOONEST = 100
const LATEST = 1_500

export async function* drillKills(times: number): AsyncGenerator<Outcome> {
  yield await killedOn(await onEmbedded(), times)
  yield await killedOn(await onPostgres(), times)
}

async function killedOn(place: Place, times: number): Promise<Outcome> {
  const server = await DrilledServer.on(place.environment)
  try {
    await server.start()
    const writers = await Writers.signedIn(server.origin)
    writers.begin(WRITERS)
    const ready: number[] = []
    for (let kill = 0; kill < times; kill++) {
      await sleep(SOONEST + Math.random() * (LATEST - SOONEST))
      await server.kill()
      ready.push(await server.start())
    }
    await writers.end()
    await server.kill()
    const { acknowledged, unanswered, lost, twice } = await writers.kept(place)
    return {
      name: `kill -9, ${times} times, ${place.name}`,
      figures: [
        `${acknowledged} writes acknowledged`,
        `${unanswered} without an answer, sent again`,
        `ready again after ${(percentile(ready, 0.5) / 1000).toFixed(1)} s, no later than ${(Math.max(...ready) / 1000).toFixed(1)} s`,
      ],
      broken: [...promise(lost === 0, `${lost} lost`), ...promise(twice === 0, `${twice} stored twice`)],
    }
  } finally {
    await server.kill()
    await place.remove()
  }
}
