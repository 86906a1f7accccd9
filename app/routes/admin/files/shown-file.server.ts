import { kindNamed } from '#app/domain/administered/kinds.server.ts'
import type { FileRow } from '#app/domain/files/listing.server.ts'
import { FILE_TYPES, sizeOf } from '#app/domain/files/rules.ts'
import { fileAddress } from '#app/values/file-address.ts'
import { formatTimestamp } from '#app/values/moment.ts'

export type ShownFile = ReturnType<typeof shownFile>

/** A file in words. */
export const shownFile = (
  { id, key, name, type, bytes, uploadedBy, uploadedAt, uses }: FileRow,
  zone: string,
) => ({
  id,
  name,
  address: fileAddress(key),
  type: FILE_TYPES[type].label,
  size: sizeOf(bytes),
  uploadedBy: uploadedBy ?? 'Closed account',
  uploadedAt: formatTimestamp(uploadedAt, zone),
  uses: uses.map((use) => ({ ...use, noun: kindNamed(use.kind)?.noun.one ?? use.kind })),
})
