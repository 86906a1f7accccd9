/** `npm run build`; with `--if-stale` only where the sources are newer. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { oneLine } from './one-line.ts'
import { buildApp, generateClient } from './prepare.ts'
import { ROOT } from './settings.ts'

try {
  if (!process.argv.includes('--if-stale')) rmSync(path.join(ROOT, 'build'), { recursive: true, force: true })
  generateClient()
  buildApp()
} catch (error) {
  oneLine(error)
}
