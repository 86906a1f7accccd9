import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openUnused } from '#app/backup/open-for-backup.server.ts'
import { restoreBackup } from '#app/backup/restore-backup.server.ts'
import { writeBackup } from '#app/backup/write-backup.server.ts'
import { type DatabaseTarget, databaseTarget } from '#app/db/database.server.ts'
import { rowsText } from './backup-settings.ts'
import { namedDatabase } from './named-database.ts'
import { dataDir } from './settings.ts'

/**
 * Moves the database of this environment to a server or into the embedded one, by a backup of it. Files stay where they
 * are, and so does what was moved.
 */
export async function moveDatabase(place: string, replace: boolean): Promise<string> {
  const [from, to] = [namedDatabase(), placeOf(place)]
  if (JSON.stringify(from) === JSON.stringify(to)) throw new Error('The database is there already.')
  const folder = mkdtempSync(path.join(tmpdir(), 'members-move-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'database.tar.gz')
  await writeBackup(file, { openSession: () => openUnused(from), files: null, secret: undefined })
  const { manifest } = await restoreBackup(file, { target: to, files: null, secret: undefined, replace })
  const next = 'url' in to ? 'Set DATABASE_URL to it' : 'Unset DATABASE_URL'
  return `Moved ${rowsText(manifest)}. ${next} before you start the server.`
}

function placeOf(place: string): DatabaseTarget {
  if (place === 'embedded') return databaseTarget({ DATA_DIR: dataDir() })
  if (/^postgres(ql)?:\/\//.test(place)) return databaseTarget({ DATABASE_URL: place, DATA_DIR: dataDir() })
  throw new Error(`Move to a postgres:// address or to “embedded”, not to ${place}.`)
}
