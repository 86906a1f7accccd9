import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXTS = ['.js', '.css', '.svg', '.txt', '.webmanifest']
const WORTH_IT = 1024
const SMALLEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/**
 * Compresses each text file of the folder into a file next to it, as far as possible: once per build, not at every
 * start.
 */
export function compressFiles(folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXTS.includes(path.extname(entry.name))) continue
    const file = path.join(entry.parentPath, entry.name)
    const content = readFileSync(file)
    if (content.length <= WORTH_IT) continue
    writeFileSync(`${file}.br`, brotliCompressSync(content, SMALLEST))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
