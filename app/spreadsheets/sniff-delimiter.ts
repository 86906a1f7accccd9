/** What separates the cells of a line, by the words for it. */
export const DELIMITERS = { commas: ',', semicolons: ';', tabs: '\t', 'vertical bars': '|' }

const SIGNS = Object.values(DELIMITERS)

/** As many of the first lines are looked at. */
const MOST_LINES = 12

/** How often each sign stands in a line, outside quotes. */
type Counts = Map<string, number>

/**
 * Whichever is most frequent in the first line that isn't empty, outside quotes; unless those below have more in common: then
 * the first may be a title.
 */
export function sniffDelimiter(text: string): string {
  const [first, ...others] = countsOfLines(text)
  if (!first) return ','
  const own = mostFrequent(first)
  const [common] = [own, ...SIGNS]
    .map((sign) => ({ sign, times: timesInCommon(others, sign) }))
    .sort((a, b) => b.times - a.times)
  return common && common.times > 1 ? common.sign : own
}

/** Of the lines with text. */
function countsOfLines(text: string): Counts[] {
  const lines: Counts[] = []
  let counts: Counts = new Map()
  let quoted = false
  let hasText = false
  for (const char of text) {
    if (char === '"') quoted = !quoted
    if (!quoted && (char === '\n' || char === '\r')) {
      if (hasText) lines.push(counts)
      if (lines.length === MOST_LINES) return lines
      counts = new Map()
      hasText = false
      continue
    }
    hasText ||= char.trim() !== ''
    if (!quoted && SIGNS.includes(char)) counts.set(char, (counts.get(char) ?? 0) + 1)
  }
  return hasText ? [...lines, counts] : lines
}

const mostFrequent = (counts: Counts): string =>
  SIGNS.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0] ?? ','

/** In how many lines it stands as often as in others. */
function timesInCommon(lines: Counts[], sign: string): number {
  const times = new Map<number, number>()
  for (const line of lines) {
    const number = line.get(sign)
    if (number) times.set(number, (times.get(number) ?? 0) + 1)
  }
  return Math.max(0, ...times.values())
}
