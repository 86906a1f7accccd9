import { inSpan } from '#app/outgoing/spans.server.ts'

type Statement = { sql: string }

/**
 * Prisma's adapter, whose statements are told to a collector of traces: with their text, in which parameters stand for
 * what is asked for, and never with a value.
 */
export function withTraces<Adapter extends object>(adapter: Adapter): Adapter {
  return new Proxy(adapter, {
    get(target, name) {
      const own = Reflect.get(target, name)
      if (typeof own !== 'function') return own
      if (name === 'connect' || name === 'startTransaction')
        return async (...given: unknown[]) => withTraces(await own.apply(target, given))
      if (name === 'queryRaw' || name === 'executeRaw')
        return (statement: Statement) => told(statement, () => own.call(target, statement))
      return own.bind(target)
    },
  })
}

export const told = <Result>({ sql }: Statement, run: () => Promise<Result>): Promise<Result> =>
  inSpan(nameOf(sql), { 'db.system.name': 'postgresql', 'db.query.text': sql }, run)

/** What it does, and the first table that it names. */
function nameOf(sql: string): string {
  const [verb = 'SQL'] = /\w+/.exec(sql) ?? []
  const [, table = ''] = /\b(?:FROM|INTO|UPDATE|JOIN)\s+(?:"public"\.)?"(\w+)"/i.exec(sql) ?? []
  return `${verb.toUpperCase()} ${table}`.trim()
}
