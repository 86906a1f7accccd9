/** How many tests ran and which of them failed, from the JSON reports of the two runners. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from './settings.ts'
import { type Count, command, FAILED } from './stages.ts'

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}
type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs: { title: string; file: string; line: number; tests: { projectName: string; status: string }[] }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; skipped: number }
  suites: PlaywrightSuite[]
}

/** `TEST_ORDER=random:7` shuffles the files by that seed. */
const seed = /^random:(\d+)$/.exec(process.env.TEST_ORDER ?? '')?.[1]
const MIXED = {
  vitest: seed ? ['--sequence.shuffle.files', `--sequence.seed=${seed}`] : [],
  playwright: seed ? [`--shuffle=${seed}`] : [],
}

export function vitest(projects: string[], env: Record<string, string | undefined> = {}): Promise<Count> {
  return counted(async (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const status = await command(
      'vitest',
      ['run', ...projects.map((name) => `--project=${name}`), ...reporters, ...MIXED.vitest],
      { env },
    )
    const report = read<VitestReport>(file)
    if (!report) return FAILED
    const skipped = report.numPendingTests + report.numTodoTests
    return agreeing(status, {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped,
      failures: report.testResults.flatMap(failedInFile),
    })
  })
}

export function playwright(env: Record<string, string | undefined>): Promise<Count> {
  return counted(async (file) => {
    const args = ['test', '--reporter=list,json', ...MIXED.playwright]
    const status = await command('playwright', args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } })
    const report = read<PlaywrightReport>(file)
    if (!report) return FAILED
    const { expected, unexpected, skipped } = report.stats
    return agreeing(status, {
      passed: expected,
      failed: unexpected,
      skipped,
      failures: report.suites.flatMap(failedInSuite),
    })
  })
}

function failedInFile({ name, status, message, assertionResults }: VitestReport['testResults'][number]) {
  const file = path.relative(ROOT, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [`${file}: ${firstLine(message)}`]
  return failed.map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
}

function failedInSuite({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `[${projectName}] ${file}:${line}: ${title}`),
  )
  return [...own, ...suites.flatMap(failedInSuite)]
}

function firstLine(message = '') {
  return message.trim().split('\n', 1)[0]
}

/** A runner can fail without a failing test (a file that doesn't load), and succeed without any test. */
function agreeing(status: Count, tests: Count): Count {
  const unseen = tests.failed === 0 && (status.failed > 0 || tests.passed === 0)
  return unseen ? { ...tests, failed: 1, failures: ['no test failed, but its runner did'] } : tests
}

async function counted(run: (file: string) => Promise<Count>): Promise<Count> {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-report-'))
  try {
    return await run(path.join(folder, 'report.json'))
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
