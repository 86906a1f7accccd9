import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseTarget } from '#app/db/database.server.ts'
import { lockFolder } from '#app/db/lock.server.ts'
import { openPGlite } from '#app/db/pglite.server.ts'
import type { Storage } from '#app/storage/storage.ts'
import { readArchive } from './archive.server.ts'
import { finishTables, loadRows, makeTables, scriptsFor } from './load.server.ts'
import { FILES } from './manifest.ts'
import { checkBackup } from './read-backup.server.ts'
import { filesInto } from './restore-files.server.ts'
import { checkUnused, inTransaction, type Session, sessionIn, sessionOn } from './session.server.ts'

type Restoring = {
  target: DatabaseTarget
  /** Null leaves the files as they are. */
  files: Storage | null
  secret: string | undefined
  /** Also where there are members, or anything that isn't ours. */
  replace: boolean
}

/**
 * Restores a backup that is whole: all rows or none, once all files are there, so that no row names one that isn't. If it
 * breaks off, files that are there are left the next time.
 */
export async function restoreBackup(file: string, { target, files, secret, replace }: Restoring) {
  const checked = await checkBackup(file, secret)
  const restored = new Set<string>()
  const scripts = scriptsFor(checked.database)
  const fill = async (session: Session) => {
    const loading = await makeTables(session, scripts, checked.database)
    const bringing = files && filesInto(files)
    try {
      for await (const entry of readArchive(file, secret)) {
        if (!entry.name.startsWith(FILES)) await loadRows(session, loading, entry)
        else if (bringing) {
          const name = entry.name.slice(FILES.length)
          await bringing.add(name, entry.content)
          if (replace) restored.add(name)
        }
      }
    } finally {
      await bringing?.end()
    }
    await finishTables(session, loading, checked.manifest)
  }
  if ('url' in target) await fillServer(target.url, replace, fill)
  else if ('folder' in target) await fillFolder(target.folder, replace, fill)
  if (files && replace) await removeOthers(files, restored)
  return checked
}

type Fill = (session: Session) => Promise<void>

async function fillServer(url: string, replace: boolean, fill: Fill) {
  const session = await sessionOn(url)
  try {
    await checkUnused(session)
    await inTransaction(session, '', async () => {
      const { tables, members } = await contentOf(session)
      if (!replace) refuseUnlessEmpty(tables, members)
      if (tables > 0) await session.run('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
      await fill(session)
    })
    await session.run('VACUUM ANALYZE')
  } finally {
    await session.close()
  }
}

/** A new database is filled elsewhere and moved into place when it is complete. */
async function fillFolder(folder: string, replace: boolean, fill: Fill) {
  mkdirSync(path.dirname(folder), { recursive: true })
  const release = lockFolder(folder)
  try {
    const isThere = existsSync(path.join(folder, 'PG_VERSION'))
    if (isThere && !replace) await refuseFilledFolder(folder)
    const unfinished = `${folder}.unfinished`
    rmSync(unfinished, { recursive: true, force: true })
    const session = sessionIn(await openPGlite(unfinished))
    try {
      await inTransaction(session, '', () => fill(session))
      await session.run('VACUUM ANALYZE')
    } catch (error) {
      await session.close()
      rmSync(unfinished, { recursive: true, force: true })
      throw error
    }
    await session.close()
    const former = `${folder}.former`
    rmSync(former, { recursive: true, force: true })
    renameSync(folder, former)
    renameSync(unfinished, folder)
    rmSync(former, { recursive: true, force: true })
  } finally {
    release()
  }
}

async function refuseFilledFolder(folder: string) {
  const session = sessionIn(await openPGlite(folder))
  try {
    const { tables, members } = await contentOf(session)
    refuseUnlessEmpty(tables, members)
  } finally {
    await session.close()
  }
}

async function contentOf(session: Session) {
  const [[tables, ours] = []] = await session.rows(`
    SELECT count(*)::text, (to_regclass('public."User"') IS NOT NULL)::text
    FROM pg_tables WHERE schemaname = 'public'`)
  const isOurs = ours === 'true'
  const [[members] = []] = isOurs ? await session.rows('SELECT count(*)::text FROM public."User"') : []
  return { tables: Number(tables), members: isOurs ? Number(members) : null }
}

function refuseUnlessEmpty(tables: number, members: number | null) {
  if (tables === 0 || members === 0) return
  const content = members === null ? `${tables} tables that aren’t ours` : `${members} members`
  throw new Error(`The database has ${content}. To replace it all, add --replace.`)
}

async function removeOthers(files: Storage, restored: Set<string>) {
  for await (const { name } of files.list()) if (!restored.has(name)) await files.remove(name)
}
