import { consumeEach, digest, type Use } from '../rate-limits/rate-limits.server.ts'

/**
 * Counts a mail that somebody without a session asks for. It is counted for unknown addresses too, and for each client apart,
 * so that nobody can keep another from getting theirs.
 */
export function allowMail(email: string, clientAddress: string): Promise<Use> {
  return consumeEach([
    ['mailsByAccountAndAddress', digest(`${email} ${clientAddress}`)],
    ['mailsByAddress', digest(clientAddress)],
  ])
}
