/** A server in a separate process that reports its resource usage. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { ROOT } from '../settings.ts'
import type { Ask, Held, Statement, Usage } from './messages.ts'

const PROBE = path.relative(ROOT, path.join(import.meta.dirname, 'probe.ts'))
const QUIET = { NODE_ENV: 'production', LOG_LEVEL: 'warn', PORT: '0', HOST: '127.0.0.1', APP_URL: '' }

export class MeasuredProcess {
  readonly origin: string
  readonly #child: ChildProcess

  private constructor(child: ChildProcess, origin: string) {
    this.#child = child
    this.origin = origin
  }

  /**
   * Starts a program that prints 'ready on <origin>', from this checkout or another one. Node flags go into
   * BENCH_NODE_FLAGS, such as `--cpu-prof`.
   */
  static async start(
    program: string,
    environment: Record<string, string>,
    root = ROOT,
  ): Promise<MeasuredProcess> {
    const flags = process.env.BENCH_NODE_FLAGS?.split(' ').filter(Boolean) ?? []
    const child = spawn(
      process.execPath,
      [...flags, '--import', path.join(root, PROBE), path.join(root, program)],
      {
        cwd: root,
        env: { ...process.env, ...QUIET, ...environment },
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
        serialization: 'advanced',
      },
    )
    return new MeasuredProcess(child, await readyOn(child, program))
  }

  usage = () => this.ask<Usage>({ ask: 'usage' })
  held = () => this.ask<Held>({ ask: 'held' })

  /** The statements that the process sends to its database during `work`. */
  async statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
    await this.ask({ ask: 'record' })
    await work()
    return this.ask<Statement[]>({ ask: 'recorded' })
  }

  async ask<Answer>(ask: Ask): Promise<Answer> {
    this.#child.send(ask)
    const [{ answer }] = await once(this.#child, 'message')
    return answer
  }

  async stop() {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    await ended
  }
}

async function readyOn(child: ChildProcess, program: string): Promise<string> {
  let printed = ''
  for await (const text of child.stdout?.setEncoding('utf8') ?? []) {
    printed += text
    const origin = /^ready on (\S+)$/m.exec(printed)?.[1]
    if (origin) return origin
  }
  throw new Error(`${program} didn't start. It printed:\n${printed}`)
}
