const MAX_PARTS = 20
/** What a part says of itself before its content begins. */
const MAX_HEAD = 4 * 1024

/** A part of a form; `fileName` is null for a text. */
type Part = { key: string; fileName: string | null; content: Blob }

/**
 * The parts of a form with files; null if it isn't one, or breaks off. The platform reads what parts say of themselves,
 * from a form in which each has its number for its content: no content comes into memory.
 */
export async function partsOf(body: Blob, type: string): Promise<Part[] | null> {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? []
  const boundary = quoted ?? bare
  const separators = boundary ? await separatorsIn(body, `--${boundary}`) : null
  if (!separators) return null
  const heads: string[] = []
  const contents: Blob[] = []
  for (const [index, { end: start }] of separators.entries()) {
    const next = separators[index + 1]
    if (!next) break
    const head = Buffer.from(await body.slice(start, Math.min(start + MAX_HEAD, next.start)).arrayBuffer())
    const length = head.indexOf('\r\n\r\n')
    if (length < 0) return null
    heads.push(`--${boundary}${head.toString('latin1', 0, length)}\r\n\r\n${index}\r\n`)
    contents.push(body.slice(start + length + 4, next.start))
  }
  const short = Buffer.from(`${heads.join('')}--${boundary}--\r\n`, 'latin1')
  const answer = new Response(short, { headers: { 'Content-Type': type } })
  const form = await answer.formData().catch(() => null)
  if (!form || [...form].length !== contents.length) return null
  return [...form].map(([key, value], index) => ({
    key,
    fileName: typeof value === 'string' ? null : value.name,
    content: contents[index] as Blob,
  }))
}

type Separator = { start: number; end: number }

/** Where the separators begin, each with the end of the line before it, and where they end. */
async function separatorsIn(body: Blob, boundary: string): Promise<Separator[] | null> {
  const separator = Buffer.from(`\r\n${boundary}`, 'latin1')
  const found: Separator[] = []
  // The first has no line before it.
  let kept: Buffer = Buffer.from('\r\n')
  let offset = -kept.length
  for await (const piece of body.stream()) {
    const bytes = Buffer.concat([kept, piece])
    for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, at + separator.length)) {
      found.push({ start: offset + at, end: offset + at + separator.length })
      if (found.length > MAX_PARTS + 1) return null
    }
    // One may begin in this piece and end in the next.
    const rest = Math.min(bytes.length, separator.length - 1)
    offset += bytes.length - rest
    kept = bytes.subarray(bytes.length - rest)
  }
  // What breaks off isn't whole.
  const { end } = found.at(-1) ?? { end: body.size }
  return (await body.slice(end, end + 2).text()) === '--' ? found : null
}
