import { cut, normalizeText } from './text.ts'

// What one file system or another refuses.
const refused = /[/\\:*?"<>|]/g

/** A name for a file in any words, with the extension behind it. */
export function fileName(text: string, extension: string): string {
  const clean = normalizeText(text.replace(refused, ' ')).replace(/\s+/g, ' ')
  const name = cut(clean, 80).replace(/^[.\s]+|[.\s]+$/g, '')
  return `${name || 'file'}.${extension}`
}
