import { cut, normalizeText } from './text.ts'

// Characters that one file system or another refuses, and names that Windows keeps for devices.
const refused = /[/\\:*?"<>|]/g
const device = /^(con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?= *(?:$|\.))/i

/** The longest name of a file, in bytes of UTF-8. */
const MAX_BYTES = 255

/** A file name from any text, followed by the ending and the extension, which are never cut off. */
export function fileName(text: string, extension: string, ending = ''): string {
  const suffix = `${ending}.${extension}`
  const clean = normalizeText(text.replace(refused, ' ')).replace(/\s+/g, ' ')
  const room = MAX_BYTES - Buffer.byteLength(suffix)
  let name = trimmed(cut(clean, 80))
  for (let max = 79; Buffer.byteLength(name) > room; max--) name = trimmed(cut(clean, max))
  const own = ending ? name : name.replace(device, '$1_')
  return `${own || 'file'}${suffix}`
}

const trimmed = (name: string) => name.replace(/^[.\s]+|[.\s]+$/g, '')
