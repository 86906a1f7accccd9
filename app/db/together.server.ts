import { nextTick } from 'node:process'
import type pg from 'pg'

type Send = (statement: pg.QueryConfig) => Promise<pg.QueryResult>
type Waiting = {
  statement: pg.QueryConfig
  resolve: (result: pg.QueryResult) => void
  reject: (error: unknown) => void
}

/**
 * Sends what is asked in one turn of the event loop in one write over one connection: the parts of a page ask before any of
 * them waits. Each statement has its own answer, and one that fails leaves the others alone.
 */
export function togetherOn(pool: pg.Pool): Send {
  let waiting: Waiting[] = []
  const sendAll = () => {
    const together = waiting
    waiting = []
    const refuse = (error: unknown) => {
      for (const { reject } of together) reject(error)
    }
    pool.connect().then((client) => sendOver(client, together), refuse)
  }
  return (statement) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) nextTick(sendAll)
      waiting.push({ statement, resolve, reject })
    })
}

async function sendOver(client: pg.PoolClient, together: Waiting[]) {
  let failure: Error | undefined
  const note = (error: Error) => {
    failure ??= error
  }
  const answered = async ({ statement, resolve, reject }: Waiting) => {
    try {
      resolve(await client.query(statement))
    } catch (error) {
      note(error as Error)
      reject(error)
    }
  }
  // A connection that breaks says so here as well as to each statement.
  client.on('error', note)
  const { stream } = client.connection
  stream.cork()
  const answers = together.map(answered)
  stream.uncork()
  await Promise.all(answers)
  client.off('error', note)
  client.release(failure)
}
