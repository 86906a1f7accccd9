/**
 * Files by name, of every process of the product. The folder on this machine is the default; an S3-compatible store fills it
 * with PutObject, GetObject and DeleteObject.
 */
export type Storage = {
  /** Whole or not at all; replaces what was there. */
  put: (name: string, content: Uint8Array) => Promise<void>
  get: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** What isn't there needs no removing. */
  remove: (name: string) => Promise<void>
}

const NAME = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*(\.[a-z0-9]+)?$/

/** Folders and a file in small letters, digits and hyphens. No name of that shape leads out of where it is kept. */
export function checkName(name: string): string {
  if (name.length > 200 || !NAME.test(name)) throw new Error(`Not the name of a stored file: ${name}`)
  return name
}
