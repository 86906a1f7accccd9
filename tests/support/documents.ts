/** Small documents of every type, made on demand. */
import { crc32 } from 'node:zlib'

export const pdf = (text = 'Hello') => Buffer.from(`%PDF-1.7\n1 0 obj\n(${text})\nendobj\ntrailer\n%%EOF\n`)

const CONTENT_TYPES = '[Content_Types].xml'

export const document = {
  docx: () => zip([CONTENT_TYPES, 'word/document.xml']),
  xlsx: () => zip([CONTENT_TYPES, 'xl/workbook.xml']),
  pptx: () => zip([CONTENT_TYPES, 'ppt/presentation.xml']),
  withMacros: () => zip([CONTENT_TYPES, 'word/document.xml', 'word/vbaProject.bin']),
}

/** An archive of files with these names. */
export function zip(names: string[], content = '<a/>'): Buffer {
  const data = Buffer.from(content)
  const files: Buffer[] = []
  const table: Buffer[] = []
  let at = 0
  for (const name of names) {
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt32LE(crc32(data), 10)
    facts.writeUInt32LE(data.length, 14)
    facts.writeUInt32LE(data.length, 18)
    facts.writeUInt16LE(Buffer.byteLength(name), 22)
    const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), data])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    table.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), facts, place, Buffer.from(name))
    files.push(file)
    at += file.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(names.length, 8)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(Buffer.concat(table).length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...files, ...table, end])
}
