/** Comma, semicolon or tab: whichever is most frequent in the first line, outside quotes. */
export function sniffDelimiter(text: string): string {
  const counts = new Map([',', ';', '\t'].map((delimiter) => [delimiter, 0]))
  let quoted = false
  for (const char of text) {
    if (char === '"') quoted = !quoted
    if (!quoted && (char === '\n' || char === '\r')) break
    const count = counts.get(char)
    if (!quoted && count !== undefined) counts.set(char, count + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ','
}
