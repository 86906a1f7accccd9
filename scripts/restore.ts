/** `npm run restore -- FILE [--replace]`: see docs/operations.md. */
import { existsSync } from 'node:fs'
import { restoreBackup } from '#app/backup/restore-backup.server.ts'
import { backupKey, contentText, namedFiles } from './backup-settings.ts'
import { namedDatabase } from './named-database.ts'
import { oneLine } from './one-line.ts'

const USAGE = 'Usage: npm run restore -- FILE [--replace]'

try {
  const given = process.argv.slice(2)
  const [file, ...more] = given.filter((argument) => argument !== '--replace')
  if (!file || file.startsWith('-') || more.length > 0) throw new Error(USAGE)
  if (!existsSync(file)) throw new Error(`There’s no file ${file}.`)
  const { manifest, database } = await restoreBackup(file, {
    target: namedDatabase(),
    files: namedFiles(),
    secret: backupKey(),
    replace: given.includes('--replace'),
  })
  console.log(`Restored ${contentText(manifest)} as of ${database.at}`)
  process.exit(0)
} catch (error) {
  oneLine(error)
}
