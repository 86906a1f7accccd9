import pino from 'pino'
import { settings } from '#app/settings.server.ts'

/** Structured lines on standard output. Nothing personal goes in: no names, addresses, query strings or bodies. */
export const log = pino({
  level: settings().LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
})
