/** The product as someone has it who starts with nothing: a database without rows, and the first administrator. */
import { execFileSync } from 'node:child_process'
import { DemoServer, ROOT } from './demo-server.ts'

export const ADMINISTRATOR = 'grace@example.org'

export class EmptyServer extends DemoServer {
  /** The path that sets the administrator's password. */
  welcome = ''

  protected override async fill(folder: string) {
    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: folder }
    const run = (...args: string[]) =>
      execFileSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' })
    run('scripts/database.ts', 'deploy')
    const said = run('scripts/admin.ts', 'make', ADMINISTRATOR, 'Grace', 'Hopper')
    this.welcome = new URL(said.match(/http\S+/)?.[0] ?? '').pathname
  }
}
