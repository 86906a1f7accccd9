import { existsSync } from 'node:fs'
import path from 'node:path'
import { borrowCopy } from '#app/db/copies.server.ts'
import type { DatabaseTarget } from '#app/db/database.server.ts'
import { lockFolder } from '#app/db/lock.server.ts'
import { openPGlite } from '#app/db/pglite.server.ts'
import { checkUnused, type Session, sessionIn, sessionOn } from './session.server.ts'

/** A connection to read the database over while it is served. From an embedded one that's a copy of its folder. */
export async function openForBackup(target: DatabaseTarget): Promise<Session> {
  if ('url' in target) return sessionOn(target.url)
  if ('engine' in target) return sessionIn(target.engine)
  const copy = await borrowCopy(target.folder)
  return copy ? openFolder(copy.folder, copy.giveBack) : openLocked(target.folder)
}

/** The same, but nothing may be written any more: throws while anyone else has the database. */
export async function openUnused(target: DatabaseTarget): Promise<Session> {
  if ('folder' in target) return openLocked(target.folder)
  const session = await openForBackup(target)
  await checkUnused(session).catch(async (error: unknown) => {
    await session.close()
    throw error
  })
  return session
}

async function openLocked(folder: string): Promise<Session> {
  if (!existsSync(path.join(folder, 'PG_VERSION'))) throw new Error(`There’s no database in ${folder}.`)
  return openFolder(folder, lockFolder(folder))
}

async function openFolder(folder: string, giveBack: () => void): Promise<Session> {
  try {
    const session = sessionIn(await openPGlite(folder))
    return {
      ...session,
      async close() {
        await session.close()
        giveBack()
      },
    }
  } catch (error) {
    giveBack()
    throw error
  }
}
