/** `npm test` runs everything; `npm run check` (`--fast`) leaves out PostgreSQL and the browser. See docs/testing.md. */
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findPostgres } from '../tests/support/postgres-server.ts'
import { findBrowser } from './find-browser.ts'
import { generateClient } from './prepare.ts'
import { command, PASSED, runStages, SKIPPED, type Stage } from './stages.ts'
import { playwright, vitest } from './test-reports.ts'

// Tests start dozens of our programs, whose sources needn't be compiled each time.
process.env.NODE_COMPILE_CACHE ??= path.join(tmpdir(), 'members-compile-cache')

const fast = process.argv.includes('--fast')
const onPostgresToo = !fast && findPostgres() !== undefined

const always: Stage[] = [
  { name: 'generate', run: async () => done(generateClient) },
  { name: 'build', needs: ['generate'], ...checking('node', 'scripts/build.ts', '--if-stale') },
  { name: 'databases', needs: ['generate'], ...checking('node', 'tests/support/make-prepared.ts') },
  { name: 'format and lint', ...checking('biome', 'ci', '--error-on-warnings') },
  { name: 'route types', ...checking('react-router', 'typegen') },
  { name: 'types', needs: ['generate', 'route types'], ...checking('tsc') },
  { name: 'dead code', needs: ['generate', 'route types'], ...checking('knip') },
  { name: 'schema drift', ...checking('node', 'scripts/database.ts', 'drift') },
  {
    name: 'unit and request tests',
    needs: ['build', 'databases'],
    run: () =>
      vitest(['unit', 'request'], { TEST_DATABASE: '', TEST_ON_POSTGRESQL_TOO: onPostgresToo ? 'yes' : '' }),
  },
]

const slow: Stage[] = [
  { name: 'request tests on PostgreSQL', needs: ['build'], run: onPostgres },
  { name: 'browser tests', needs: ['build'], run: async () => playwright({ CHROMIUM_PATH: findBrowser() }) },
]

const { passed, failed, skipped } = await runStages(fast ? always : [...always, ...slow])
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exit(failed > 0 ? 1 : 0)

async function onPostgres() {
  if (onPostgresToo) return vitest(['request'], { TEST_DATABASE: 'postgresql' })
  console.log('skipped: no PostgreSQL server installed')
  return SKIPPED
}

/** A command that keeps one core busy. */
function checking(name: string, ...args: string[]): Pick<Stage, 'cores' | 'run'> {
  return { cores: 1, run: (output) => command(name, args, { output }) }
}

function done(work: () => void) {
  work()
  return PASSED
}
