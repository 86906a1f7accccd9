/** `npm run build` */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { oneLine } from './one-line.ts'
import { buildApp, generateClient } from './prepare.ts'
import { ROOT } from './settings.ts'

try {
  rmSync(path.join(ROOT, 'build'), { recursive: true, force: true })
  generateClient()
  buildApp()
} catch (error) {
  oneLine(error)
}
