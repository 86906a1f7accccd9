/** Spreadsheets as a reader sees them, and the files inside them. */
import { inflateRawSync } from 'node:zlib'
import readWorkbook from 'read-excel-file/node'

export type Read = { sheet: string; data: unknown[][] }

/** The values of its cells, sheet by sheet. */
export const readSheets = async (content: Uint8Array): Promise<Read[]> =>
  (await readWorkbook(Buffer.from(content), { trim: false })) as Read[]

/** The files in a ZIP archive, by its directory. */
export function filesIn(content: Uint8Array): Map<string, string> {
  const zip = Buffer.from(content)
  const end = zip.lastIndexOf('PK\x05\x06')
  let entry = zip.readUInt32LE(end + 16)
  const files = new Map<string, string>()
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [compressed, nameLength] = [zip.readUInt32LE(entry + 20), zip.readUInt16LE(entry + 28)]
    const name = zip.toString('utf8', entry + 46, entry + 46 + nameLength)
    const local = zip.readUInt32LE(entry + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const data = zip.subarray(start, start + compressed)
    files.set(name, (zip.readUInt16LE(entry + 10) === 0 ? data : inflateRawSync(data)).toString('utf8'))
    entry += 46 + nameLength + zip.readUInt16LE(entry + 30) + zip.readUInt16LE(entry + 32)
  }
  return files
}

/** The contents as text. A spreadsheet is compressed, so what matters is what readers find in it. */
export async function contentOf(answer: Response): Promise<string> {
  if (!answer.headers.get('content-type')?.includes('spreadsheet')) return answer.text()
  return [...filesIn(new Uint8Array(await answer.arrayBuffer())).values()].join('\n')
}
