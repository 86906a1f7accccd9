import { namesInZip } from './zip-names.ts'

export type DocumentType = 'PDF' | 'DOCX' | 'XLSX' | 'PPTX'

/** The part that each type of Office document has. */
const PARTS = {
  'word/document.xml': 'DOCX',
  'xl/workbook.xml': 'XLSX',
  'ppt/presentation.xml': 'PPTX',
} as const

/** Where the end of a PDF says that it is one. */
const PDF_END = 1024

/** Based on the content: names and declared types prove nothing. Office documents with macros are none of these. */
export function documentTypeOf(bytes: Uint8Array): DocumentType | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (/^%PDF-[12]\.\d/.test(file.toString('latin1', 0, 8)))
    return file.subarray(-PDF_END).includes('%%EOF') ? 'PDF' : null
  const names = namesInZip(file)
  if (!names?.includes('[Content_Types].xml') || names.some((name) => /vbaProject/i.test(name))) return null
  const types = names.flatMap((name) => (Object.hasOwn(PARTS, name) ? PARTS[name as keyof typeof PARTS] : []))
  return types.length === 1 ? (types[0] ?? null) : null
}
