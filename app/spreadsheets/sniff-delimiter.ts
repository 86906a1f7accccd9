/** What separates the cells of a line, by the words for it. */
export const DELIMITERS = { commas: ',', semicolons: ';', tabs: '\t', 'vertical bars': '|' }

/** Whichever is most frequent in the first line that isn't empty, outside quotes. */
export function sniffDelimiter(text: string): string {
  const counts = new Map(Object.values(DELIMITERS).map((delimiter) => [delimiter, 0]))
  let quoted = false
  for (const char of text.trimStart()) {
    if (char === '"') quoted = !quoted
    if (!quoted && (char === '\n' || char === '\r')) break
    const count = counts.get(char)
    if (!quoted && count !== undefined) counts.set(char, count + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ','
}
