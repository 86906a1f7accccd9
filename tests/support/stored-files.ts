import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'

/** Files stored by the tests of one run are removed after it. */
export default function setup(project: TestProject) {
  return () => rmSync(project.config.env.STORAGE_DIR ?? '', { recursive: true, force: true })
}
