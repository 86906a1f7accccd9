import { cut, normalizeText } from './text.ts'

// Characters that one file system or another refuses.
const refused = /[/\\:*?"<>|]/g

/** A file name from any text, followed by the extension. */
export function fileName(text: string, extension: string): string {
  const clean = normalizeText(text.replace(refused, ' ')).replace(/\s+/g, ' ')
  const name = cut(clean, 80).replace(/^[.\s]+|[.\s]+$/g, '')
  return `${name || 'file'}.${extension}`
}
