import { consumeEach, digest, type Use } from '../rate-limits/rate-limits.server.ts'

/**
 * Counts an email requested without a session. Unknown addresses count too, and each client is counted separately, so
 * that no one can keep another person from getting theirs.
 */
export function allowMail(email: string, clientAddress: string): Promise<Use> {
  return consumeEach([
    ['mailsByAccountAndAddress', digest(`${email} ${clientAddress}`)],
    ['mailsByAddress', digest(clientAddress)],
  ])
}
