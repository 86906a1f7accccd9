/** What a mail server refused for good: the recipient's address, or this message. Anything else may work later. */
export type Refused = 'address' | 'message'

const COMMANDS: Record<string, Refused> = { 'RCPT TO': 'address', DATA: 'message' }

/** A 5xx to any other command, such as a wrong password, says nothing about the message (RFC 5321, section 4.2.1). */
export function refusedBy(error: unknown): Refused | null {
  if (!(error instanceof Error)) return null
  const { responseCode, command } = error as Error & { responseCode?: unknown; command?: unknown }
  const isForGood = typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600
  return isForGood && typeof command === 'string' ? (COMMANDS[command] ?? null) : null
}
