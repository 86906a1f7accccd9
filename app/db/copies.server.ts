import { constants, globSync, rmSync } from 'node:fs'
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'

const socketOf = (folder: string) => `${folder}.socket`
/** Files that the file system can share aren't copied byte by byte. */
const AS_FAST_AS_POSSIBLE = { recursive: true, mode: constants.COPYFILE_FICLONE }

/**
 * While this process has the embedded database, others of the same user may have a copy of its folder, made between two
 * transactions. It is theirs until they close the connection.
 */
export async function lendCopies(folder: string, engine: PGlite): Promise<() => void> {
  removeLeftOver(folder)
  const borrowers = new Set<Socket>()
  const server = createServer((socket) => {
    borrowers.add(socket)
    socket.on('close', () => borrowers.delete(socket))
    lendCopy(folder, engine, socket).catch(() => socket.destroy())
  })
  const isListening = await new Promise<boolean>((resolve) => {
    // A folder with a long path, or in a file system without sockets, lends nothing: a backup then says that it's in use.
    server.once('error', () => resolve(false))
    server.listen(socketOf(folder), () => resolve(true))
  })
  if (!isListening) return () => {}
  await chmod(socketOf(folder), 0o600)
  server.unref()
  return () => {
    server.close()
    for (const socket of borrowers) socket.destroy()
    removeLeftOver(folder)
  }
}

async function lendCopy(folder: string, engine: PGlite, socket: Socket) {
  const copy = await mkdtemp(`${folder}.copy-`)
  const remove = () => rm(copy, { recursive: true, force: true })
  socket.on('error', () => {})
  try {
    // Nothing is written while a transaction is open that does nothing.
    await engine.transaction(() => cp(folder, copy, AS_FAST_AS_POSSIBLE))
  } catch (error) {
    await remove()
    throw error
  }
  if (socket.destroyed) return remove()
  socket.once('close', remove)
  socket.write(`${copy}\n`)
}

/** Of a process that was killed. */
function removeLeftOver(folder: string) {
  for (const left of [socketOf(folder), ...globSync(`${folder}.copy-*`)])
    rmSync(left, { recursive: true, force: true })
}

export type BorrowedCopy = { folder: string; giveBack: () => void }

/** A copy of the database from the process that has it; null if none does. */
export function borrowCopy(folder: string): Promise<BorrowedCopy | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(socketOf(folder))
    let heard = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      heard += text
      if (heard.endsWith('\n')) resolve({ folder: heard.trim(), giveBack: () => socket.destroy() })
    })
    socket.on('close', () => reject(new Error('The server couldn’t copy its database. Is the disk full?')))
    socket.on('error', () => resolve(null))
  })
}
