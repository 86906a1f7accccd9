import { isIPv6 } from 'node:net'

/**
 * The part of a client's IP address that it can't change at will: the first 64 bits of IPv6, since one subscriber has
 * all addresses below them; all of IPv4, even written as IPv6. The port that some proxies add doesn't count. Anything else
 * is returned unchanged.
 */
export function stableAddress(given: string): string {
  const address = withoutPort(given)
  if (!isIPv6(address)) return address
  const [plain = ''] = address.split('%')
  const { hostname } = new URL(`http://[${plain}]`)
  const mapped = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(hostname)
  if (mapped) return mapped.slice(1).flatMap(bytesOf).join('.')
  return groupsOf(hostname.slice(1, -1)).slice(0, 4).join(':')
}

const withoutPort = (address: string) =>
  /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(address)?.[1] ?? address

function bytesOf(group: string): number[] {
  const number = Number.parseInt(group, 16)
  return [number >> 8, number & 255]
}

/** The groups of an IPv6 address in its shortest form, including those that `::` replaces. */
function groupsOf(address: string): string[] {
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  if (tail === undefined) return head
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
}
