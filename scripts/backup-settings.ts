import { type Manifest, rowCount } from '#app/backup/manifest.ts'
import { storageFor } from '#app/storage/storage.server.ts'
import { namedStorage } from './named-storage.ts'

const SHORTEST_KEY = 32

/** The key that backups are encrypted with, if one is set. */
export function backupKey(): string | undefined {
  const key = process.env.BACKUP_KEY || undefined
  if (key && key.length < SHORTEST_KEY)
    throw new Error(`BACKUP_KEY must have at least ${SHORTEST_KEY} characters.`)
  return key
}

/** The files of the server that has this environment. */
export const namedFiles = () => storageFor(namedStorage())

/** '1 file', '2,000 rows'. */
export const counted = (count: number, noun: string) => `${number(count)} ${noun}${count === 1 ? '' : 's'}`

export const number = (count: number) => count.toLocaleString('en-US')

export function rowsText(manifest: Manifest): string {
  return `${counted(Object.keys(manifest.tables).length, 'table')} with ${counted(rowCount(manifest), 'row')}`
}

export const contentText = (manifest: Manifest) =>
  `${rowsText(manifest)}, and ${counted(manifest.files.count, 'file')}`
