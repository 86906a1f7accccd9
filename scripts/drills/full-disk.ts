/** The disk fills up under load, and has room again. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Outcome } from './outcome.ts'
import { onEmbedded, onPostgres, type Place } from './place.ts'
import { brokenPromises, figures, underLoad } from './under-load.ts'

const SIZE = '400m'
const STAYS_FULL = 10_000

export async function drillFullDisk(): Promise<Outcome[]> {
  if (process.getuid?.() !== 0)
    throw new Error('This drill makes a small disk, for which it has to run as root.')
  return [await filled(onEmbedded), await filled(onPostgres)]
}

async function filled(begin: () => Promise<Place>): Promise<Outcome> {
  const disk = mkdtempSync(path.join(tmpdir(), 'members-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=1777`, 'members-drill', disk])
  const usual = process.env.TMPDIR
  process.env.TMPDIR = disk
  const place = await begin()
  if (usual === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = usual
  try {
    const seen = await underLoad(place, async () => {
      const ballast = path.join(disk, 'ballast')
      fill(disk, ballast)
      await sleep(STAYS_FULL)
      rmSync(ballast, { recursive: true })
    })
    return {
      name: `full disk for ${STAYS_FULL / 1000} s, ${place.name}`,
      figures: figures(seen),
      broken: brokenPromises(seen),
    }
  } finally {
    await place.remove()
    execFileSync('umount', ['-l', disk])
    rmSync(disk, { recursive: true, force: true })
  }
}

/** Leaves not a byte. */
function fill(disk: string, ballast: string) {
  mkdirSync(ballast)
  for (let part = 0, size = 1 << 20; size >= 1 << 10; part++) {
    const { bavail, bsize } = statfsSync(disk)
    if (bavail * bsize < size) size >>= 1
    else writeFileSync(path.join(ballast, String(part)), Buffer.alloc(size))
  }
}
