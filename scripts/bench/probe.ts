/**
 * Loaded into a measured process before its program (`node --import`): reports the process's resource usage to the
 * parent, and on demand the statements it sends to its database. The program itself is unaware of it.
 */

import { monitorEventLoopDelay } from 'node:perf_hooks'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { Ask, Held, Statement, Usage } from './messages.ts'

let recorded: Statement[] | undefined

process.on('message', (ask: Ask) => {
  if (ask.ask === 'usage') tell(usage())
  if (ask.ask === 'held') tell(held())
  if (ask.ask === 'record') {
    recorded = []
    tell(null)
  }
  if (ask.ask === 'recorded') {
    tell(recorded ?? [])
    recorded = undefined
  }
})
// A listener would keep the process alive, but this one must end with its program.
process.channel?.unref()

function tell(answer: unknown) {
  process.send?.({ answer })
}

function usage(): Usage {
  const { user, system } = process.cpuUsage()
  const peak = process.resourceUsage().maxRSS * 1024
  return { cpu: (user + system) / 1000, memory: process.memoryUsage.rss(), peak }
}

const loop = monitorEventLoopDelay({ resolution: 5 })
loop.enable()

function held(): Held {
  const since = { longest: loop.max / 1e6, usually: loop.percentile(99) / 1e6 }
  loop.reset()
  return since
}

const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  if (recorded) recorded.push(statementOf(args))
  return query.apply(this, args)
} as typeof pg.Client.prototype.query

const embedded = PGlite.prototype.query
PGlite.prototype.query = function (this: PGlite, ...args: Parameters<typeof embedded>) {
  recorded?.push({ text: args[0], values: args[1] ?? [] })
  return embedded.apply(this, args)
} as typeof embedded

const inTransaction = PGlite.prototype.transaction
PGlite.prototype.transaction = function (this: PGlite, work) {
  recorded?.push({ text: 'BEGIN', values: [] })
  return inTransaction.call(this, async (tx) => {
    const ask = tx.query
    tx.query = (...args: Parameters<typeof ask>) => {
      recorded?.push({ text: args[0], values: args[1] ?? [] })
      return ask(...args)
    }
    const result = await work(tx)
    recorded?.push({ text: 'COMMIT', values: [] })
    return result
  })
} as typeof inTransaction

function statementOf([first, second]: unknown[]): Statement {
  const { name, text, values } = typeof first === 'string' ? { text: first } : (first as pg.QueryConfig)
  return { name, text, values: values ?? (Array.isArray(second) ? second : []) }
}
