import { kindNamed } from '#app/domain/administered/kinds.server.ts'
import type { FileRow } from '#app/domain/files/listing.server.ts'
import { FILE_TYPES, sizeOf } from '#app/domain/files/rules.ts'
import { canAdminister } from '#app/domain/viewer/administration.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { fileAddress } from '#app/values/file-address.ts'
import { formatTimestamp } from '#app/values/moment.ts'

export type ShownFile = ReturnType<typeof shownFile>

/** A file in words, with what shows it of what the viewer may edit. */
export const shownFile = (
  { id, key, name, type, bytes, uploadedBy, uploadedAt, uses }: FileRow,
  viewer: Viewer,
) => ({
  id,
  name,
  address: fileAddress(key),
  type: FILE_TYPES[type].label,
  size: sizeOf(bytes),
  uploadedBy: uploadedBy ?? 'Closed account',
  uploadedAt: formatTimestamp(uploadedAt, viewer.timeZone ?? 'UTC'),
  uses: uses.flatMap((use) => {
    const kind = kindNamed(use.kind)
    return kind && canAdminister(viewer, kind.permission) ? [{ ...use, noun: kind.noun.one }] : []
  }),
  isUsed: uses.length > 0,
})
