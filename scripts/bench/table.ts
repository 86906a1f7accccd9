/** Columns of figures, each as wide as its widest entry; the first contains words. */
export function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    cells.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
  const rule = widths.map((width) => '-'.repeat(width))
  return [head, rule, ...rows].map((cells) => line(cells).join(' | ')).join('\n')
}

export const milliseconds = (value: number) => value.toFixed(value < 10 ? 2 : 1)
export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
export const megabytes = (bytes: number) => Math.round(bytes / 1e6).toString()
export const times = (ratio: number) => `${ratio.toFixed(1)} ×`
