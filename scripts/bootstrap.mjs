/**
 * The first step of every command that must work in a fresh clone. Plain JavaScript without packages, so that any
 * installed Node can run it; it hands over to the Node from package.json (npm puts it first in PATH).
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const INSTALLED = path.join(ROOT, 'node_modules/.package-lock.json')
const OLDEST_NODE_TO_START = 20
const OLDEST_NODE_TO_RUN = [22, 22]

/** Installs missing packages, then runs the TypeScript file with this process's arguments. */
export async function continueWith(file) {
  if (major(process.versions.node) < OLDEST_NODE_TO_START) {
    stop(`Node ${OLDEST_NODE_TO_START} or newer is needed; this is ${process.versions.node}.`)
  }
  installPackages()
  const env = {
    ...process.env,
    PATH: `${path.join(ROOT, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
  }
  checkNodeToRun(env)
  const child = spawn('node', [path.join(ROOT, file), ...process.argv.slice(2)], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  })
  // A terminal sends Ctrl-C to the child as well, so this process only has to outlive it.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}

function installPackages() {
  if (existsSync(INSTALLED) && modified(INSTALLED) >= modified(path.join(ROOT, 'package-lock.json'))) return
  console.log('Installing packages (npm ci)')
  // At level 'error' npm doesn't warn about packages that need a newer Node: they get the one it installs.
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund']
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--include=optional', ...quiet], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  if (status !== 0) stop('npm ci failed; the lines above say why.')
}

function checkNodeToRun(env) {
  const version = spawnSync('node', ['--version'], { env, encoding: 'utf8' }).stdout?.trim().slice(1) ?? ''
  const [majorPart = 0, minorPart = 0] = version.split('.').map(Number)
  const [oldestMajor, oldestMinor] = OLDEST_NODE_TO_RUN
  if (majorPart > oldestMajor || (majorPart === oldestMajor && minorPart >= oldestMinor)) return
  stop(`Node ${OLDEST_NODE_TO_RUN.join('.')} or newer is needed on this system; found ${version || 'none'}.`)
}

function major(version) {
  return Number(version.split('.')[0])
}

function modified(file) {
  return statSync(file).mtimeMs
}

function stop(line) {
  console.error(line)
  process.exit(1)
}
