/** The product as someone has it who starts with nothing: a database without rows, and the first administrator. */
import { execFileSync } from 'node:child_process'
import { DemoServer } from './demo-server.ts'
import { copySetUp, ROOT } from './prepared.ts'

export const ADMINISTRATOR = 'grace@example.org'

export class EmptyServer extends DemoServer {
  /** The path that sets the administrator's password. */
  welcome = ''
  protected override program = 'server/index.ts'

  protected override fill(folder: string) {
    copySetUp(folder)
    const said = execFileSync(
      process.execPath,
      ['scripts/admin.ts', 'make', ADMINISTRATOR, 'Grace', 'Hopper'],
      { cwd: ROOT, env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder }, encoding: 'utf8' },
    )
    this.welcome = new URL(said.match(/http\S+/)?.[0] ?? '').pathname
    return {}
  }
}
