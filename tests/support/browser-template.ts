/** Creates, once per run, the demo from which the servers of the browser tests start. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildApp, generateClient } from '../../scripts/prepare.ts'
import { DEMO_ENV, ROOT } from './demo-server.ts'

const MAKER = path.join(import.meta.dirname, 'make-demo.ts')

export default function setup() {
  generateClient()
  buildApp()
  const folder = mkdtempSync(path.join(tmpdir(), 'members-browser-template-'))
  const packed = `${folder}.tar`
  const remove = () => {
    for (const made of [folder, packed]) rmSync(made, { recursive: true, force: true })
  }
  const env = { ...process.env, ...DEMO_ENV, DATA_DIR: folder, DEMO_MEMBERS: '200' }
  try {
    execFileSync(process.execPath, [MAKER], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] })
    // One file is copied at a third of the work of two thousand.
    execFileSync('tar', ['-cf', packed, '-C', folder, '.'])
  } catch (error) {
    remove()
    throw error
  }
  // The workers, which unpack it, inherit this process's environment.
  process.env.BROWSER_TEMPLATE = packed
  return remove
}
