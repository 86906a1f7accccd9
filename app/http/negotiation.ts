/** What a request accepts and already has, read as RFC 9110 defines it. */

/** A coding that isn't named has the weight of `*`; without `*` it isn't accepted. */
function weightOf(coding: string, weights: Map<string, number>): number {
  return weights.get(coding) ?? weights.get('*') ?? 0
}

/** The first of the offered codings that the header accepts with the highest weight; undefined to send it as it is. */
export function acceptedCoding<Coding extends string>(
  header: string | undefined,
  offered: readonly Coding[],
): Coding | undefined {
  if (!header) return undefined
  const weights = new Map(header.split(',').flatMap(readCoding))
  const asItIs = weights.get('identity') ?? 0
  const [best] = offered
    .map((coding) => ({ coding, weight: weightOf(coding, weights) }))
    .filter(({ weight }) => weight > 0 && weight >= asItIs)
    .toSorted((a, b) => b.weight - a.weight)
  return best?.coding
}

const ALIASES: Record<string, string> = { 'x-gzip': 'gzip' }

/** A coding with its weight; a malformed one is ignored. */
function readCoding(part: string): [string, number][] {
  const [, name = '', weight] =
    part
      .trim()
      .toLowerCase()
      .match(/^([\w!#$%&'*+.^`|~-]+)\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/) ?? []
  return name ? [[ALIASES[name] ?? name, Number(weight ?? 1)]] : []
}

/** Whether If-None-Match names the version with this tag, so that it needn't be sent again. Weak tags count. */
export function isKnownVersion(header: string | null | undefined, tag: string): boolean {
  if (!header) return false
  if (header.trim() === '*') return true
  return (header.match(/(?:W\/)?"[^"]*"/g) ?? []).some((known) => opaque(known) === opaque(tag))
}

const opaque = (tag: string) => tag.replace(/^W\//, '')
