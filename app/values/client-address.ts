import { isIPv6 } from 'node:net'

/**
 * The part of a client's IP address that it can't change at will: the first 64 bits of IPv6, since one subscriber has
 * all addresses below them; all of IPv4, even written as IPv6. Anything else is returned unchanged.
 */
export function stableAddress(address: string): string {
  if (!isIPv6(address)) return address
  const [plain = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped) return mapped
  return groupsOf(plain).slice(0, 4).join(':')
}

/** The groups of an IPv6 address, including those that `::` replaces. */
function groupsOf(address: string): string[] {
  const [head = [], tail] = address
    .toLowerCase()
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
  if (tail === undefined) return head.map(withoutZeros)
  const missing = Math.max(0, 8 - head.length - tail.length)
  return [...head, ...Array<string>(missing).fill('0'), ...tail].map(withoutZeros)
}

const withoutZeros = (group: string) => group.replace(/^0+(?=.)/, '')
