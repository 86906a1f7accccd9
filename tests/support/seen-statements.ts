/**
 * After a run of all request tests: every statement in the sources has returned a row, which was compared with its
 * declaration.
 */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { declaredStatements } from './declared-statements.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    seenStatements: string
  }
}

type Handed = { file: string; seen: string[] }

export default function setup(project: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), 'members-statements-'))
  project.provide('seenStatements', folder)
  return async () => {
    const handed = globSync(path.join(folder, '*.jsonl')).flatMap(readHanded)
    rmSync(folder, { recursive: true })
    if (!(await isWhole(project, handed))) return
    const seen = new Set(handed.flatMap((it) => it.seen))
    const unseen = [...declaredStatements()].filter(([key]) => !seen.has(key)).map(([, places]) => places)
    if (unseen.length > 0)
      throw new Error(`No test has had a row of these statements:\n${unseen.flat().join('\n')}`)
  }
}

const readHanded = (file: string): Handed[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

/** Partial runs don't report what other tests would have covered, nor do runs whose other tests run on PostgreSQL. */
async function isWhole(project: TestProject, handed: Handed[]): Promise<boolean> {
  if (process.env.TEST_ON_POSTGRESQL_TOO) return false
  const { testFiles } = await project.globTestFiles()
  const run = new Set(handed.map(({ file }) => file))
  return !project.vitest.config.testNamePattern && testFiles.every((file) => run.has(file))
}
