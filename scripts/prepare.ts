/** Files generated from the sources before the app can run, each only when it is out of date. */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import path from 'node:path'
import { compressFiles } from './compress.ts'
import { ROOT } from './settings.ts'

const CLIENT_SOURCES = ['prisma/schema/*.prisma', 'package-lock.json']
const BUILD_SOURCES = [
  'app/**/*.*',
  'public/**/*.*',
  'scripts/compress.ts',
  'vite.config.ts',
  'react-router.config.ts',
  ...CLIENT_SOURCES,
]

export function generateClient() {
  if (newest(CLIENT_SOURCES) <= newest(['app/db/generated/client.ts'])) return
  // Generating needs no engine; without this Prisma would look for one to download.
  run('prisma', ['generate'], { PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true' })
}

export function buildApp() {
  if (newest(BUILD_SOURCES) <= newest(['build/server/index.js'])) return
  run('react-router', ['build'], { NODE_ENV: 'production' })
  compressFiles(path.join(ROOT, 'build/client'))
}

/** Runs a command from node_modules/.bin; its output is shown only if it fails. */
function run(command: string, args: string[], env: Record<string, string>) {
  const result = spawnSync(path.join(ROOT, 'node_modules/.bin', command), args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  if (result.status === 0) return
  process.stderr.write(`${result.stdout}${result.stderr}`)
  throw new Error(`${command} ${args.join(' ')} failed; the lines above say why.`)
}

function newest(patterns: string[]) {
  const files = globSync(patterns, { cwd: ROOT }).map((file) => path.join(ROOT, file))
  return Math.max(0, ...files.filter((file) => existsSync(file)).map((file) => statSync(file).mtimeMs))
}
