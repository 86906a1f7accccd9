/** Makes sure, before the workers begin, that the app is built and the demo made from which their servers start. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildApp, generateClient } from '../../scripts/prepare.ts'
import { preparedDemo } from './prepared.ts'

export default function setup() {
  generateClient()
  buildApp()
  preparedDemo()
  const withoutFault = mkdtempSync(path.join(tmpdir(), 'members-without-fault-'))
  process.env.PAGES_WITHOUT_FAULT = withoutFault
  return () => rmSync(withoutFault, { recursive: true, force: true })
}
