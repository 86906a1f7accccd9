import { describe, expect, test } from 'vitest'
import { documentTypeOf } from '#app/domain/files/document-type.ts'
import { document, pdf, zip } from '../../support/documents.ts'

describe('a document', () => {
  test.each([
    ['PDF', pdf()],
    ['DOCX', document.docx()],
    ['XLSX', document.xlsx()],
    ['PPTX', document.pptx()],
  ])('of the type %s is known by its content', (type, bytes) => {
    expect(documentTypeOf(bytes)).toBe(type)
  })

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<html>%PDF-1.7 %%EOF')],
    ['half a PDF', pdf().subarray(0, 20)],
    ['a document with macros', document.withMacros()],
    ['any archive', zip(['word/document.xml'])],
    ['two documents in one', zip(['[Content_Types].xml', 'word/document.xml', 'xl/workbook.xml'])],
    ['half an archive', document.docx().subarray(0, 100)],
    ['an archive behind something else', Buffer.concat([Buffer.from('<script>'), document.docx()])],
    ['an archive with something behind it', Buffer.concat([document.docx(), Buffer.from('<script>')])],
  ])('that is %s is none', (_, bytes) => {
    expect(documentTypeOf(bytes)).toBeNull()
  })

  test('whose table of contents lies about its length is none', () => {
    const bytes = document.xlsx()
    bytes.writeUInt16LE(60_000, bytes.length - 12)
    expect(documentTypeOf(bytes)).toBeNull()
  })
})
