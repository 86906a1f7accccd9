/** Half of what the server can do, for long. */
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../bench/median.ts'
import { megabytes, milliseconds } from '../bench/table.ts'
import { Visitor } from '../bench/visitor.ts'
import { DrilledServer } from './drilled-server.ts'
import { type Outcome, promise } from './outcome.ts'
import { onPostgres } from './place.ts'

const PAGES = ['/', '/directory', '/directory?search=an', '/profile/1', '/messages', '/events', '/resources']
const CONNECTIONS = 4
const CAPACITY_SECONDS = 20
const MINUTE = 60_000
/** Memory at the end, compared with what it was after the first third. */
const FLAT = 1.1

export async function drillSoak(minutes: number): Promise<Outcome[]> {
  const place = await onPostgres()
  const server = await DrilledServer.on({ ...place.environment, PROCESSES: '1' })
  try {
    await server.start()
    const reader = new Visitor(server.origin)
    await reader.signIn('fellow')
    await load(reader, CAPACITY_SECONDS, 0)
    const capacity = (await load(reader, CAPACITY_SECONDS, 0)).length / CAPACITY_SECONDS
    const memory: number[] = []
    const took: number[] = []
    for (let minute = 1; minute <= minutes; minute++) {
      took.push(percentile(await load(reader, MINUTE / 1000, (2 * CONNECTIONS * 1000) / capacity), 0.5))
      memory.push(server.memory())
      process.stderr.write(`${minute} min: ${megabytes(memory.at(-1) ?? 0)} MB\n`)
    }
    const early = percentile(memory.slice(Math.floor(minutes / 3) - 1, Math.ceil((2 * minutes) / 3)), 0.5)
    const late = percentile(memory.slice(Math.floor((2 * minutes) / 3)), 0.5)
    return [
      {
        name: `${minutes} minutes at half load, one process on PostgreSQL`,
        figures: [
          `${capacity.toFixed(0)} pages a second is what it can do, half of that was asked for`,
          `memory ${memory.map(megabytes).join(', ')} MB after each minute`,
          `a page took ${milliseconds(took[0] ?? 0)} ms at the median in the first minute, ${milliseconds(took.at(-1) ?? 0)} ms in the last`,
        ],
        broken: promise(
          late <= early * FLAT,
          `memory grew from ${megabytes(early)} to ${megabytes(late)} MB`,
        ),
      },
    ]
  } finally {
    await server.kill()
    await place.remove()
  }
}

/** How long each page took, in milliseconds; a connection asks for its next one so long after it asked for the last. */
async function load(reader: Visitor, seconds: number, every: number): Promise<number[]> {
  const end = Date.now() + seconds * 1000
  const took: number[] = []
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, connection) => {
      for (let count = connection; Date.now() < end; count++) {
        const start = performance.now()
        const answer = await reader.fetch(PAGES[count % PAGES.length] as string)
        await answer.arrayBuffer()
        if (answer.status !== 200) throw new Error(`A page answered ${answer.status}`)
        took.push(performance.now() - start)
        await sleep(Math.max(0, every - (performance.now() - start)))
      }
    }),
  )
  return took
}
