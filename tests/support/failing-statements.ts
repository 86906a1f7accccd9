/** Lets single statements of the app fail, without a change to the database. */
import type { RowWitness } from '#app/db/query.server.ts'
import { declaredStatements, keyOf } from './declared-statements.ts'

/** Pages are about these: without them there is nothing to show. */
export const ESSENTIAL = [
  'app/domain/sessions/session.server.ts',
  'app/domain/members/profile.server.ts',
  'app/domain/partner-hubs/hub.server.ts',
  'app/domain/regional-hubs/hub.server.ts',
]
export const BADGES = 'app/domain/notifications/notifications.server.ts'

/** Where a statement stands: the files, and with its lines. */
export const placesOf = (statement: string): string[] => {
  places ??= declaredStatements()
  return places.get(statement) ?? []
}
export const filesOf = (statement: string) => placesOf(statement).map((place) => place.replace(/:\d+$/, ''))

let places: Map<string, string[]> | undefined

const WITNESS = Symbol.for('members-network.row-witness')
const seat = globalThis as { [WITNESS]?: RowWitness }

/** The statements that a piece of work sends. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent = new Set<string>()
  await witnessing((key) => sent.add(key), work)
  return [...sent]
}

/** What a piece of work comes to when one statement fails. */
export function withoutStatement<Result>(statement: string, work: () => Promise<Result>): Promise<Result> {
  return witnessing((key) => {
    if (key === statement) throw new Error('This statement fails in a test')
  }, work)
}

async function witnessing<Result>(see: (key: string) => unknown, work: () => Promise<Result>) {
  const usual = seat[WITNESS]
  seat[WITNESS] = (text, Row, rows) => {
    see(keyOf(text.raw))
    return usual ? usual(text, Row, rows) : rows
  }
  try {
    return await work()
  } finally {
    seat[WITNESS] = usual
  }
}
