/** Another state of the product to compare with: a folder that is installed and built, or a tag or commit, which is made so. */
import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '../settings.ts'

export type Checkout = { folder: string; remove: () => void }

const FILL =
  "import('./scripts/prepare-database.ts').then((it) => it.prepareDatabase()).then(() => process.exit())"
const MAKE = "import('./scripts/prepare.ts').then((it) => { it.generateClient(); it.buildApp() })"

/** Throws an error with a message to show if there is neither a folder nor a state of that name. */
export function otherCheckout(named: string): Checkout {
  const folder = path.resolve(named)
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return { folder, remove: () => {} }
  const commit = commitOf(named)
  const made = mkdtempSync(path.join(tmpdir(), 'members-other-'))
  const remove = () => rmSync(made, { recursive: true, force: true })
  process.once('exit', remove)
  console.error(`Installing and building ${named}`)
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', made], { input: archive })
  const work = { cwd: made, stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] }
  execFileSync('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], work)
  execFileSync(process.execPath, ['-e', MAKE], work)
  return { folder: made, remove }
}

function commitOf(named: string): string {
  try {
    const parse = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${named}^{commit}`]
    return execFileSync('git', parse, { cwd: ROOT, encoding: 'utf8' }).trim()
  } catch {
    throw new Error(`There’s neither a folder nor a tag or commit ${named}.`)
  }
}

/** Whether both can work on one database. */
export function hasOurMigrations(folder: string): boolean {
  const migrations = (root: string) => globSync('prisma/migrations/*/', { cwd: root }).sort().join()
  return migrations(folder) === migrations(ROOT)
}

/** Has it make the demo's database by itself, as its version does. */
export function fillByItself(folder: string, environment: Record<string, string>): void {
  execFileSync(process.execPath, ['-e', FILL], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
