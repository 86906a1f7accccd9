import { imageAddress } from '#app/values/image-address.ts'

/** The row that a stored file belongs to: a member’s by the address of their image, or that of an uploaded file by its key. */
export type Owner = { kind: 'image'; address: string } | { kind: 'file'; key: string }

export const imageFile = (name: string, size: number) => `profile-images/${name}-${size}.webp`
export const uploadedFile = (key: string, extension: string) => `files/${key}.${extension}`

/** Null for what is no row’s, such as the record of the last backup. */
export function ownerOf(file: string): Owner | null {
  const image = /^profile-images\/([0-9a-f]{24})-\d+\.webp$/.exec(file)?.[1]
  if (image !== undefined) return { kind: 'image', address: imageAddress(image) }
  const key = /^files\/([0-9a-f]{32})\.[a-z0-9]+$/.exec(file)?.[1]
  return key === undefined ? null : { kind: 'file', key }
}

/** The same of all files of one row. */
export const idOf = (owner: Owner): string => (owner.kind === 'image' ? owner.address : owner.key)
