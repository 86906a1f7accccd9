/**
 * Files by name, shared by every process of the product: in a folder, or in a bucket of an S3-compatible store.
 */
export type Storage = {
  /** All or nothing; replaces an existing file. */
  put: (name: string, content: Uint8Array) => Promise<void>
  get: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Removing a missing file is no error. */
  remove: (name: string) => Promise<void>
  /** Of the files right in a folder, without that folder; empty if there is none. */
  namesIn: (folder: string) => Promise<string[]>
  /** All files, in no order. One that is added or removed meanwhile may be among them. */
  list: () => AsyncIterable<StoredFile>
  /** Removes what writes that broke off before that moment have left behind. */
  removeUnfinished: (before: Date) => Promise<void>
  /** Null where it can't be known. Fails where nothing could be stored. */
  space: () => Promise<Space | null>
}

/** In bytes. */
export type Space = { free: number; size: number }

export type StoredFile = { name: string; changed: Date }

const NAME = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*(\.[a-z0-9]+)?$/

/** Folders and a file in lowercase letters, digits and hyphens. No name of that form can escape the storage folder. */
export function checkName(name: string): string {
  if (!isName(name)) throw new Error(`Not the name of a stored file: ${name}`)
  return name
}

export const isName = (name: string) => name.length <= 200 && NAME.test(name)
