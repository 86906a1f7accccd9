import pino from 'pino'
import { settings } from '#app/settings.server.ts'

/** Structured lines on standard output. Nothing personal goes in: no names, addresses, query strings or bodies. */
export const log = pino({
  level: settings().LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: faultForLog },
})

/**
 * What an error is and where it came from. Its message stays out, also of the stack: the database's messages repeat the
 * values of a query.
 */
export function faultForLog(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error }
  const { code, meta } = error as Error & { code?: unknown; meta?: { modelName?: unknown } }
  const frames = error.stack?.match(/^ {4}at .*$/gm) ?? []
  return { name: error.name, code, model: meta?.modelName, stack: frames.join('\n') }
}

/** Without query: it may hold what somebody searched for. Tokens in paths are cut as well. */
export function pathForLog(url: string): string {
  const { pathname } = new URL(url)
  const plain = pathname.replace(/%([2-7][0-9a-f])/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return plain.replace(/[\w-]{32,}/g, '…').slice(0, 200)
}
