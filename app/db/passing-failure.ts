/**
 * What PostgreSQL answers while it ends, begins, only reads, or has no connection, disk, memory or open file left; and to whoever
 * waited in vain for what another one holds.
 */
const STATES = /^(08...|57P0[123]|25006|25P03|53[01234]00|55P03|58030)$/
/** What Prisma says, or passes on from the system, while there is no connection, or none in time. */
const CODES = new Set([
  ...['P1001', 'P1002', 'P1008', 'P1017', 'P2028'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'EMFILE', 'ENFILE'],
])
/** The driver has no codes for these. */
const MESSAGES =
  /^(Client has encountered a connection error|Connection terminated|timeout exceeded when trying to connect)/

/** A statement that was sent without Prisma's client. */
export class StatementFailure extends Error {
  override readonly name = 'StatementFailure'
  readonly code: unknown

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : undefined, { cause })
    this.code = (cause as { code?: unknown } | null)?.code
  }
}

type Failure = Error & {
  code?: unknown
  meta?: { driverAdapterError?: { cause?: { originalCode?: unknown } } }
}

/**
 * Whether a statement failed by what its server is going through, and not by itself: once that is over, it can be sent
 * again as it is. The server may be back by the time that one looks.
 */
export function isPassingFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { name, code, message, meta }: Failure = error
  const isDirect = error instanceof StatementFailure
  if (!isDirect && !name.startsWith('PrismaClient')) return MESSAGES.test(message)
  const state = isDirect ? code : meta?.driverAdapterError?.cause?.originalCode
  return STATES.test(String(state)) || CODES.has(String(code)) || MESSAGES.test(message)
}
