/** What a mail server refused for good: the recipient's address, or this message. Anything else may work later. */
export type Refused = 'address' | 'message'

/**
 * A 5xx to any other command than those for a recipient and for the message, such as a wrong password, says nothing about
 * either (RFC 5321, section 4.2.1).
 */
export function refusedBy(error: unknown): Refused | null {
  if (!(error instanceof Error)) return null
  const { responseCode, command, response } = error as Error & Record<string, unknown>
  const isForGood = typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600
  if (!isForGood) return null
  if (command === 'DATA') return 'message'
  return command === 'RCPT TO' ? ofRecipient(responseCode, String(response ?? '')) : null
}

/** Where a server doesn't say it in an enhanced code (RFC 3463). */
const NO_SUCH_ADDRESS = [550, 551, 553, 556]
const FULL = /^5\.2\.2$/
/** No such mailbox, moved, or disabled; 5.4.1 is how Exchange says the first. */
const OF_THE_ADDRESS = /^5\.(1\.(?![78]$)\d+|2\.1|4\.1)$/

/** A full mailbox may be emptied, and a policy against the sender or the message says nothing about the address. */
function ofRecipient(code: number, response: string): Refused | null {
  const [, status] = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  if (status ? FULL.test(status) : code === 552) return null
  const isAddress = status ? OF_THE_ADDRESS.test(status) : NO_SUCH_ADDRESS.includes(code)
  return isAddress ? 'address' : 'message'
}
