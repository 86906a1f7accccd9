/** The number of tests that ran, from the JSON reports of the two runners. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Count, command, FAILED } from './stages.ts'

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}
type PlaywrightReport = { stats: { expected: number; unexpected: number; skipped: number } }

/** `TEST_ORDER=random:7` shuffles the files by that seed. */
const seed = /^random:(\d+)$/.exec(process.env.TEST_ORDER ?? '')?.[1]
const MIXED = {
  vitest: seed ? ['--sequence.shuffle.files', `--sequence.seed=${seed}`] : [],
  playwright: seed ? [`--shuffle=${seed}`] : [],
}

export function vitest(projects: string[], env: Record<string, string | undefined> = {}): Count {
  return counted((file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const status = command(
      'vitest',
      ['run', ...projects.map((name) => `--project=${name}`), ...reporters, ...MIXED.vitest],
      env,
    )
    const report = read<VitestReport>(file)
    if (!report) return FAILED
    const skipped = report.numPendingTests + report.numTodoTests
    return agreeing(status, { passed: report.numPassedTests, failed: report.numFailedTests, skipped })
  })
}

export function playwright(env: Record<string, string | undefined>): Count {
  return counted((file) => {
    const args = ['test', '--reporter=list,json', ...MIXED.playwright]
    const status = command('playwright', args, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file })
    const stats = read<PlaywrightReport>(file)?.stats
    if (!stats) return FAILED
    return agreeing(status, { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped })
  })
}

/** A runner can fail without a failing test (a file that doesn't load), and succeed without any test. */
function agreeing(status: Count, tests: Count): Count {
  const unseen = tests.failed === 0 && (status.failed > 0 || tests.passed === 0)
  return unseen ? { ...tests, failed: 1 } : tests
}

function counted(run: (file: string) => Count): Count {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-report-'))
  try {
    return run(path.join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}
