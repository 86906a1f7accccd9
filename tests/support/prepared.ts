/** What takes long to make is made once for the same sources, and kept for a day in the system's temporary folder. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '../..')
const DAY = 86_400_000

/** `make` is given a place where nothing is yet; it is moved into its own once it is complete. */
export function prepared(name: string, sources: string[], make: (place: string) => void): string {
  const place = path.join(tmpdir(), `members-${name}-${fingerprint(sources)}`)
  if (existsSync(place)) return place
  removeOld(name)
  const unfinished = `${place}.${process.pid}`
  try {
    make(unfinished)
    if (!existsSync(place)) renameSync(unfinished, place)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  return place
}

/** Of the sources and of the day, since a demo's dates are told from the day on which it is made. */
function fingerprint(sources: string[]) {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  const files = globSync(sources, { cwd: ROOT }).map((file) => path.join(ROOT, file))
  for (const file of files.filter((it) => statSync(it).isFile()).sort()) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

function removeOld(name: string) {
  for (const made of globSync(path.join(tmpdir(), `members-${name}-*`))) {
    const { mtimeMs = Number.POSITIVE_INFINITY } = statSync(made, { throwIfNoEntry: false }) ?? {}
    if (mtimeMs < Date.now() - DAY) rmSync(made, { recursive: true, force: true })
  }
}

/** Runs one of our programs in a process of its own: the migration engine keeps a process alive after its work. */
export function run(program: string[], env: Record<string, string>): void {
  execFileSync(process.execPath, program, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

const SOURCES = [
  'app/**/*.server.ts',
  'app/{db,domain,values}/**/*.ts',
  'prisma/**/*.{ts,sql,prisma}',
  'scripts/*.ts',
  'tests/support/{dump,make-*}.ts',
  'package-lock.json',
]

/** The demo: its embedded database as PGlite dumps it, and its files. */
export const preparedDemo = () =>
  prepared('demo', SOURCES, (folder) =>
    run(['tests/support/make-demo.ts'], {
      APP_ENV: 'demo',
      DATABASE_URL: '',
      STORAGE_DIR: '',
      DATA_DIR: folder,
      DEMO_MEMBERS: '200',
    }),
  )

/** The dump to start PGlite from. */
export const dumpIn = (demo: string) => path.join(demo, 'database.tar')

/** Copies the demo into a new folder as its data. */
export function copyDemo(folder: string): string {
  const demo = preparedDemo()
  mkdirSync(path.join(folder, 'database'), { recursive: true })
  execFileSync('tar', ['-xf', dumpIn(demo), '-C', path.join(folder, 'database')], { stdio: 'ignore' })
  copyFiles(demo, folder)
  return folder
}

/** Replaces the files of that folder by the demo's. */
export function copyFiles(demo: string, folder: string): void {
  rmSync(path.join(folder, 'files'), { recursive: true, force: true })
  cpSync(path.join(demo, 'files'), path.join(folder, 'files'), { recursive: true })
}

/** An embedded database, set up and without rows, as an archive. */
export const preparedSetUp = () =>
  prepared('set-up', SOURCES, (place) => {
    const made = `${place}.made`
    try {
      run(['scripts/database.ts', 'deploy'], { DATABASE_URL: '', DATA_DIR: made })
      execFileSync('tar', ['-cf', place, '-C', made, 'database'])
    } finally {
      rmSync(made, { recursive: true, force: true })
    }
  })

/** Copies that one into a folder as its data. */
export function copySetUp(folder: string): void {
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['-xf', preparedSetUp(), '-C', folder])
}
