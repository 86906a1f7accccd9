/** The disk fills up under load, and has room again. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DrilledServer } from './drilled-server.ts'
import { type Outcome, promise } from './outcome.ts'
import { onEmbedded, onPostgres, type Place } from './place.ts'
import { Reader } from './reader.ts'
import { Writers } from './writers.ts'

const WRITERS = 2
const SIZE = '400m'
const STAYS_FULL = 10_000
const BACK = 15_000

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
  const server = await DrilledServer.on(place.environment)
  try {
    await server.start()
    const writers = await Writers.signedIn(server.origin)
    const reader = await Reader.signedIn(server.origin)
    writers.begin(WRITERS)
    reader.begin()
    await sleep(3_000)
    const ballast = path.join(disk, 'ballast')
    fill(disk, ballast)
    await sleep(STAYS_FULL)
    rmSync(ballast, { recursive: true })
    const back = await reader.isBack(BACK)
    await sleep(3_000)
    const answers = await reader.end()
    await writers.end()
    await server.kill()
    const { acknowledged, unanswered, lost, twice } = await writers.kept(place)
    return {
      name: `full disk for ${STAYS_FULL / 1000} s, ${place.name}`,
      figures: [
        `${acknowledged} writes acknowledged, ${unanswered} refused or without an answer, sent again`,
        `pages answered ${answers.text}`,
        ...(back === undefined ? [] : [`back after ${(back / 1000).toFixed(1)} s`]),
      ],
      broken: [
        ...promise(lost === 0, `${lost} lost`),
        ...promise(twice === 0, `${twice} stored twice`),
        ...promise(back !== undefined, `not back within ${BACK / 1000} s`),
      ],
    }
  } finally {
    await server.kill()
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
