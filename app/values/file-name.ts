import { cut, normalizeText } from './text.ts'

// Characters that one file system or another refuses.
const refused = /[/\\:*?"<>|]/g

/** The longest name of a file, in bytes of UTF-8. */
const MAX_BYTES = 255

/** A file name from any text, followed by the ending and the extension, which are never cut off. */
export function fileName(text: string, extension: string, ending = ''): string {
  const suffix = `${ending}.${extension}`
  const clean = normalizeText(text.replace(refused, ' ')).replace(/\s+/g, ' ')
  const room = MAX_BYTES - Buffer.byteLength(suffix)
  let name = trimmed(cut(clean, 80))
  for (let max = 79; Buffer.byteLength(name) > room; max--) name = trimmed(cut(clean, max))
  return `${name || 'file'}${suffix}`
}

const trimmed = (name: string) => name.replace(/^[.\s]+|[.\s]+$/g, '')
