import type { FileType } from '#app/db/generated/enums.ts'
import {
  ACCEPTED as IMAGES,
  MAX_IMAGE_BYTES,
  NOT_STORED,
  REFUSALS as PICTURE_REFUSALS,
  TOO_LARGE,
} from '../profile-images/rules.ts'

export { IMAGES, MAX_IMAGE_BYTES }
export const MAX_BYTES = 25 * 1024 * 1024

export const ACCEPTED = `${IMAGES},.pdf,.docx,.xlsx,.pptx`

const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** What each type is called, how it is kept, and as what it is served. */
export const FILE_TYPES: Record<FileType, { label: string; extension: string; mediaType: string }> = {
  IMAGE: { label: 'Image', extension: 'webp', mediaType: 'image/webp' },
  PDF: { label: 'PDF', extension: 'pdf', mediaType: 'application/pdf' },
  DOCX: { label: 'Word', extension: 'docx', mediaType: `${OFFICE}.wordprocessingml.document` },
  XLSX: { label: 'Excel', extension: 'xlsx', mediaType: `${OFFICE}.spreadsheetml.sheet` },
  PPTX: { label: 'PowerPoint', extension: 'pptx', mediaType: `${OFFICE}.presentationml.presentation` },
}

export const REFUSALS = {
  ...PICTURE_REFUSALS,
  none: 'Please choose a file.',
  several: 'Please choose one file, not several.',
  'too-large': 'The file must be 25 MB or smaller.',
  'image-too-large': TOO_LARGE,
  'not-stored': NOT_STORED,
  unknown:
    'We couldn’t read that file. Choose a JPEG, PNG, WebP or AVIF image, or a PDF, DOCX, XLSX or PPTX document without macros.',
}
export type Refusal = keyof typeof REFUSALS

/** The size in words, as file managers round it. */
export function sizeOf(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
