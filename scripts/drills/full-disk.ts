/** The disk fills up under load, and has room again. */
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { NOT_STORED } from '#app/domain/profile-images/rules.ts'
import { Visitor } from '../bench/visitor.ts'
import { DrilledServer } from './drilled-server.ts'
import { type Outcome, promise } from './outcome.ts'
import { onEmbedded, onPostgres, type Place } from './place.ts'
import { brokenPromises, figures, underLoad } from './under-load.ts'
import { upload } from './upload.ts'

const SIZE = '400m'
const FILES_SIZE = '40m'
const STAYS_FULL = 10_000

export async function* drillFullDisk(): AsyncGenerator<Outcome> {
  if (process.getuid?.() !== 0)
    throw new Error('This drill makes a small disk, for which it has to run as root.')
  yield await filled(onEmbedded)
  yield await filled(onPostgres)
  yield await filledFiles()
}

const filled = (begin: () => Promise<Place>): Promise<Outcome> =>
  onSmallDisk(SIZE, async (disk) => {
    const usual = process.env.TMPDIR
    process.env.TMPDIR = disk
    const place = await begin()
    if (usual === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = usual
    try {
      const seen = await underLoad(place, async () => {
        const empty = fill(disk)
        await sleep(STAYS_FULL)
        empty()
      })
      return {
        name: `full disk for ${STAYS_FULL / 1000} s, ${place.name}`,
        figures: figures(seen),
        broken: brokenPromises(seen),
      }
    } finally {
      await place.remove()
    }
  })

/** Only the one that the files are on. */
const filledFiles = (): Promise<Outcome> =>
  onSmallDisk(FILES_SIZE, async (disk) => {
    const place = await onEmbedded()
    const folder = path.join(disk, 'files')
    cpSync(path.join(place.environment.DATA_DIR, 'files'), folder, { recursive: true })
    const server = await DrilledServer.on({ ...place.environment, STORAGE_DIR: folder })
    try {
      await server.start()
      return { name: 'full disk of the files alone', ...(await uploadsTo(server.origin, disk, folder)) }
    } finally {
      await server.kill()
      await place.remove()
    }
  })

async function uploadsTo(origin: string, disk: string, folder: string) {
  const admin = new Visitor(origin)
  await admin.signIn('admin')
  const empty = fill(disk)
  const before = filesIn(folder)
  const refused = await upload(admin, 'while it is full')
  const left = filesIn(folder) - before
  const pages = await Promise.all(['/', '/directory'].map((address) => admin.fetch(address)))
  empty()
  const stored = await upload(admin, 'while it is full')
  return {
    figures: [
      `an upload was refused after ${(refused.ms / 1000).toFixed(1)} s, and stored once there was room`,
    ],
    broken: [
      ...promise(
        refused.status === 503 && refused.text.includes(NOT_STORED),
        'an upload wasn’t refused in words',
      ),
      ...promise(left === 0, `${left} files were left over`),
      ...promise(
        pages.every(({ status }) => status === 200),
        'pages didn’t come',
      ),
      ...promise(stored.status === 303, 'an upload wasn’t stored once there was room'),
    ],
  }
}

const filesIn = (folder: string) => globSync('**/*.*', { cwd: folder }).length

async function onSmallDisk<Result>(size: string, work: (disk: string) => Promise<Result>): Promise<Result> {
  const disk = mkdtempSync(path.join(tmpdir(), 'members-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=1777`, 'members-drill', disk])
  try {
    return await work(disk)
  } finally {
    execFileSync('umount', ['-l', disk])
    rmSync(disk, { recursive: true, force: true })
  }
}

/** Leaves not a byte. Returns what makes room again. */
function fill(disk: string): () => void {
  const ballast = path.join(disk, 'ballast')
  mkdirSync(ballast)
  for (let part = 0, size = 1 << 20; size >= 1 << 10; part++) {
    const { bavail, bsize } = statfsSync(disk)
    if (bavail * bsize < size) size >>= 1
    else writeFileSync(path.join(ballast, String(part)), Buffer.alloc(size))
  }
  return () => rmSync(ballast, { recursive: true })
}
