import pino from 'pino'
import { settings } from '#app/settings.server.ts'
import { StorageFailure } from '#app/values/storage-failure.ts'
import { withoutSecrets } from '#app/values/without-secrets.ts'

const ERROR = pino.levels.values.error ?? 50

/** Shared by every copy of this module. */
const RELEASE = Symbol.for('members-network.release')
const holder = globalThis as { [RELEASE]?: string }

/** From then on errors say which build they come from. */
export function nameRelease(release: string): void {
  holder[RELEASE] = release
}

/** Structured lines on standard output, without personal data: no names, addresses, query strings or bodies. */
export const log = pino({
  level: settings().LOG_LEVEL,
  base: { pid: process.pid },
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: (_, level) => (level >= ERROR && holder[RELEASE] ? { release: holder[RELEASE] } : {}),
  serializers: { err: faultForLog },
  hooks: { streamWrite: withoutSecrets },
})

/**
 * An error's type and origin. Its message is left out, also from the stack, unless it was written for operators: database
 * messages repeat the values of a query.
 */
export function faultForLog(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error }
  const { code, meta } = error as Error & { code?: unknown; meta?: { modelName?: unknown } }
  const frames = error.stack?.match(/^ {4}at .*$/gm) ?? []
  const says = error instanceof StorageFailure ? error.message : undefined
  return { name: error.name, says, code, model: meta?.modelName, stack: frames.join('\n') }
}

/** Without the query, which may contain a search, and without tokens. */
export function pathForLog(url: string): string {
  return withoutSecrets(new URL(url).pathname).slice(0, 200)
}
