import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ROOT } from './settings.ts'

/** `failures` name the tests that failed, as far as they are known. */
export type Count = { passed: number; failed: number; skipped: number; failures?: string[] }
export type Stage = { name: string; needs?: string[]; run: () => Count }

export const PASSED: Count = { passed: 1, failed: 0, skipped: 0 }
export const FAILED: Count = { passed: 0, failed: 1, skipped: 0 }
export const SKIPPED: Count = { passed: 0, failed: 0, skipped: 1 }

type Ran = Count & { name: string; seconds: number }

/**
 * Runs every stage whose dependencies succeeded, whatever else failed, reports how long each took and every test that
 * failed (at the end, where a log that was cut short still has it), and returns the sum.
 */
export function runStages(stages: Stage[]): Count {
  const broken = new Set<string>()
  const ran: Ran[] = []
  for (const stage of stages) {
    const start = performance.now()
    const count = runStage(stage, broken)
    if (count.failed > 0) broken.add(stage.name)
    ran.push({ ...count, name: stage.name, seconds: (performance.now() - start) / 1000 })
  }
  const sum = (of: (stage: Ran) => number) => ran.reduce((total, stage) => total + of(stage), 0)
  const total = {
    passed: sum((it) => it.passed),
    failed: sum((it) => it.failed),
    skipped: sum((it) => it.skipped),
  }
  printTable([...ran, { ...total, name: 'together', seconds: sum((it) => it.seconds) }])
  for (const { name, failures = [] } of ran)
    for (const failure of failures) console.log(`${name}: ${failure}`)
  return total
}

function printTable(rows: Ran[]) {
  const width = Math.max(...rows.map(({ name }) => name.length))
  console.log('')
  for (const row of rows)
    console.log(`${row.name.padEnd(width)} ${row.seconds.toFixed(1).padStart(8)} s  ${outcomeOf(row)}`)
}

function outcomeOf({ passed, failed }: Count) {
  return failed > 0 ? 'failed' : passed > 0 ? 'passed' : 'skipped'
}

function runStage(stage: Stage, broken: Set<string>): Count {
  const missing = stage.needs?.find((name) => broken.has(name))
  console.log(`\n── ${stage.name}`)
  if (missing) {
    console.log(`not run: “${missing}” failed`)
    return FAILED
  }
  const count = attempt(stage)
  console.log(`── ${stage.name}: ${outcomeOf(count)}`)
  return count
}

function attempt(stage: Stage): Count {
  try {
    return stage.run()
  } catch (error) {
    console.error((error as Error).message)
    return FAILED
  }
}

/** Runs a command from node_modules/.bin with its output visible. */
export function command(name: string, args: string[], env: Record<string, string | undefined> = {}): Count {
  const { status } = spawnSync(path.join(ROOT, 'node_modules/.bin', name), args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  return status === 0 ? PASSED : FAILED
}
