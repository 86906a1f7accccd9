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
/** Nor then, where its words are about the sender, the message or our server. */
const NOT_ABOUT_IT =
  /\b(sender|spam|spf|dkim|dmarc|spoof|virus|malware|polic(?:y|ies)|reputation|relay|block(?:ed|ing|list)?|(?:black)?listed|blacklist|dnsbl|rbl|content|reverse dns|ptr|helo|ehlo|authenticat\w*|rate|too many|open proxy|prohibit\w*|denied)\b|https?:/i
/** What may work later: a full mailbox, an invitation to try again, and what is said to one who hasn't signed in there. */
const FULL = /^5\.2\.2$/
const SAYS_LATER = /\b(?:full|quota|insufficient storage|gr[ae]ylist\w*|try again|temporar\w+)\b/i
const NOT_YET = [421, 503, 530, 534, 535, 538]
/** No such mailbox, moved, or disabled; 5.4.1 is how Exchange says the first. */
const OF_THE_ADDRESS = /^5\.(1\.(?![78]$)\d+|2\.1|4\.1)$/

/** A full mailbox may be emptied, and a policy against the sender or the message says nothing about the address. */
function ofRecipient(code: number, response: string): Refused | null {
  const [, status] = /^\d{3}[ -]#?([245]\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  if (NOT_YET.includes(code) || status?.startsWith('4.')) return null
  if (status ? FULL.test(status) : code === 552 || SAYS_LATER.test(response)) return null
  const isAddress = status
    ? OF_THE_ADDRESS.test(status)
    : NO_SUCH_ADDRESS.includes(code) && !NOT_ABOUT_IT.test(response)
  return isAddress ? 'address' : 'message'
}
