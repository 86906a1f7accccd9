/** `npm run backup -- FILE|FOLDER`: see docs/operations.md. */
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { rowCount } from '#app/backup/manifest.ts'
import { openForBackup } from '#app/backup/open-for-backup.server.ts'
import { writeBackup } from '#app/backup/write-backup.server.ts'
import { lastBackup } from '#app/storage/last-backup.ts'
import { backupKey, contentText, namedFiles } from './backup-settings.ts'
import { namedDatabase } from './named-database.ts'
import { oneLine } from './one-line.ts'

const USAGE = 'Usage: npm run backup -- FILE|FOLDER'

try {
  const [place, ...more] = process.argv.slice(2)
  if (!place || place.startsWith('-') || more.length > 0) throw new Error(USAGE)
  const secret = backupKey()
  const file = fileFor(place, secret !== undefined)
  const target = namedDatabase()
  const files = namedFiles()
  const began = new Date().toISOString()
  const manifest = await writeBackup(file, {
    openSession: () => openForBackup(target),
    files,
    secret,
  })
  const content = { rows: rowCount(manifest), files: manifest.files.count }
  await lastBackup
    .write(files, { at: began, ...content, isEncrypted: secret !== undefined })
    .catch(() =>
      console.error('The status page won’t show this backup: its record can’t be written beside the files.'),
    )
  console.log(`Backed up ${contentText(manifest)} to ${file}${secret ? ', encrypted' : ''}`)
  process.exit(0)
} catch (error) {
  oneLine(inWords(error as NodeJS.ErrnoException))
}

/** In a folder, a file named after the moment. */
function fileFor(place: string, isEncrypted: boolean): string {
  const given = path.resolve(place)
  const stamp = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-')
  const name = `backup-${stamp}.tar.gz${isEncrypted ? '.encrypted' : ''}`
  const file = existsSync(given) && statSync(given).isDirectory() ? path.join(given, name) : given
  if (existsSync(file)) throw new Error(`${file} exists already. Choose another name.`)
  if (!existsSync(path.dirname(file))) throw new Error(`There’s no folder ${path.dirname(file)}.`)
  return file
}

function inWords(error: NodeJS.ErrnoException): Error {
  if (error.code === 'ENOSPC')
    return new Error('The disk is full, so there’s no backup. Choose another folder.')
  return error.syscall && error.path ? new Error(`Can’t use ${error.path} (${error.code}).`) : error
}
