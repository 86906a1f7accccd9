import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'

/** The files that the tests of one run store are gone after it. */
export default function setup(project: TestProject) {
  return () => rmSync(project.config.env.STORAGE_DIR ?? '', { recursive: true, force: true })
}
