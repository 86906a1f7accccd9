import { spawn } from 'node:child_process'
import path from 'node:path'
import { ROOT } from './settings.ts'

/** `failures` name the tests that failed, as far as they are known. */
export type Count = { passed: number; failed: number; skipped: number; failures?: string[] }

/** One that keeps one core busy may run beside another, so what it says is printed once it has ended. */
export type Stage = { name: string; needs?: string[]; cores?: 1 | 2; run: (output: Output) => Promise<Count> }
type Output = 'inherit' | 'pipe'

export const PASSED: Count = { passed: 1, failed: 0, skipped: 0 }
export const FAILED: Count = { passed: 0, failed: 1, skipped: 0 }
export const SKIPPED: Count = { passed: 0, failed: 0, skipped: 1 }

const CORES = 2

type Ran = Count & { name: string; seconds: number }

/**
 * Runs every stage whose dependencies succeeded, whatever else failed, each as soon as it may and a core is free for it.
 * Reports how long each took and every test that failed (at the end, where a log that was cut short still has it), and
 * returns the sum.
 */
export async function runStages(stages: Stage[]): Promise<Count> {
  const start = performance.now()
  const ran = new Map<string, Ran>()
  const running = new Map<Stage, Promise<void>>()
  const waiting = [...stages]
  while (waiting.length + running.size > 0) {
    const next = waiting.findIndex((stage) => isReady(stage, ran) && coresOf(stage) <= free(running))
    const [stage] = next < 0 ? [] : waiting.splice(next, 1)
    if (!stage) await Promise.race(running.values())
    else {
      const end = runStage(stage, ran).then((count) => {
        ran.set(stage.name, count)
        running.delete(stage)
      })
      running.set(stage, end)
    }
  }
  const rows = stages.flatMap(({ name }) => ran.get(name) ?? [])
  const sum = (of: (stage: Ran) => number) => rows.reduce((total, stage) => total + of(stage), 0)
  const total = {
    passed: sum((it) => it.passed),
    failed: sum((it) => it.failed),
    skipped: sum((it) => it.skipped),
  }
  printTable([...rows, { ...total, name: 'together', seconds: (performance.now() - start) / 1000 }])
  for (const { name, failures = [] } of rows)
    for (const failure of failures) console.log(`${name}: ${failure}`)
  return total
}

const coresOf = ({ cores = CORES }: Stage) => cores
const isReady = ({ needs = [] }: Stage, ran: Map<string, Ran>) => needs.every((name) => ran.has(name))
const free = (running: Map<Stage, unknown>) =>
  [...running.keys()].reduce((left, stage) => left - coresOf(stage), CORES)

function printTable(rows: Ran[]) {
  const width = Math.max(...rows.map(({ name }) => name.length))
  console.log('')
  for (const row of rows)
    console.log(`${row.name.padEnd(width)} ${row.seconds.toFixed(1).padStart(8)} s  ${outcomeOf(row)}`)
}

function outcomeOf({ passed, failed }: Count) {
  return failed > 0 ? 'failed' : passed > 0 ? 'passed' : 'skipped'
}

async function runStage(stage: Stage, ran: Map<string, Ran>): Promise<Ran> {
  const { name, needs = [] } = stage
  const start = performance.now()
  const isAlone = coresOf(stage) === CORES
  if (isAlone) console.log(`\n── ${name}`)
  const missing = needs.find((need) => (ran.get(need)?.failed ?? 0) > 0)
  if (missing) console.log(`${name}: not run: “${missing}” failed`)
  const count = missing ? FAILED : await attempt(stage, isAlone ? 'inherit' : 'pipe')
  console.log(`── ${name}: ${outcomeOf(count)}`)
  return { ...count, name, seconds: (performance.now() - start) / 1000 }
}

async function attempt({ run }: Stage, output: Output): Promise<Count> {
  try {
    return await run(output)
  } catch (error) {
    console.error((error as Error).message)
    return FAILED
  }
}

/** Runs a command from node_modules/.bin with its output visible: at once, or in one piece when it has ended. */
export async function command(
  name: string,
  args: string[],
  { env = {}, output = 'inherit' }: { env?: Record<string, string | undefined>; output?: Output } = {},
): Promise<Count> {
  const child = spawn(path.join(ROOT, 'node_modules/.bin', name), args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['inherit', output, output],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text))
  const status = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (said) process.stdout.write(said)
  return status === 0 ? PASSED : FAILED
}
