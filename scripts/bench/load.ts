import { Agent, get } from 'node:http'
import { type DatabaseCpu, NO_SERVER } from './database-cpu.ts'
import type { MeasuredProcess } from './measured-process.ts'
import { percentile } from './median.ts'

/** Times in milliseconds; `cpu` is that of the server's process per request, `databaseCpu` that of its database server. */
export type Load = { p50: number; p95: number; perSecond: number; cpu: number; databaseCpu: number }

type Target = {
  server: MeasuredProcess
  address: string
  headers: Record<string, string>
  database?: DatabaseCpu
}

/** Sends requests continuously on that many connections, each waiting for its response. */
export async function load(
  { server, address, headers, database = NO_SERVER }: Target,
  connections: number,
  seconds: number,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const url = new URL(address, server.origin)
  const times: number[] = []
  const before = { ...(await server.usage()), database: database() }
  const start = performance.now()
  const end = start + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) times.push(await timeOf(url, headers, agent))
    }),
  )
  const elapsed = performance.now() - start
  const after = { ...(await server.usage()), database: database() }
  agent.destroy()
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    perSecond: (times.length / elapsed) * 1000,
    cpu: (after.cpu - before.cpu) / times.length,
    databaseCpu: (after.database - before.database) / times.length,
  } satisfies Load
}

function timeOf(url: URL, headers: Record<string, string>, agent: Agent): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url.pathname} answered ${response.statusCode}`))
      response.resume().on('end', () => resolve(performance.now() - start))
    }).on('error', reject)
  })
}
