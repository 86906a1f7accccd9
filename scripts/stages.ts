import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ROOT } from './settings.ts'

export type Count = { passed: number; failed: number; skipped: number }
export type Stage = { name: string; needs?: string[]; run: () => Count }

export const PASSED: Count = { passed: 1, failed: 0, skipped: 0 }
export const FAILED: Count = { passed: 0, failed: 1, skipped: 0 }
export const SKIPPED: Count = { passed: 0, failed: 0, skipped: 1 }

/** Runs every stage whose needs were met, whatever else failed, and returns the sum. */
export function runStages(stages: Stage[]): Count {
  const broken = new Set<string>()
  const total: Count = { passed: 0, failed: 0, skipped: 0 }
  for (const stage of stages) {
    const count = runStage(stage, broken)
    if (count.failed > 0) broken.add(stage.name)
    total.passed += count.passed
    total.failed += count.failed
    total.skipped += count.skipped
  }
  return total
}

function runStage(stage: Stage, broken: Set<string>): Count {
  const missing = stage.needs?.find((name) => broken.has(name))
  console.log(`\n── ${stage.name}`)
  if (missing) {
    console.log(`not run: “${missing}” failed`)
    return FAILED
  }
  const start = performance.now()
  const count = attempt(stage)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    `── ${stage.name}: ${count.failed > 0 ? 'failed' : count.passed > 0 ? 'passed' : 'skipped'} in ${seconds} s`,
  )
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

/** Runs a command of node_modules/.bin before the reader's eyes. */
export function command(name: string, args: string[], env: Record<string, string | undefined> = {}): Count {
  const { status } = spawnSync(path.join(ROOT, 'node_modules/.bin', name), args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  return status === 0 ? PASSED : FAILED
}
