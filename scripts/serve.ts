import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { ROOT } from './settings.ts'

/**
 * Runs a Node program until it ends, and this process with it. Ctrl-C in a terminal reaches the child directly; a
 * signal sent only to this process is passed on. `onLine` receives every line that the child prints.
 */
export function serve(
  args: string[],
  env: Record<string, string>,
  onLine?: (line: string) => void,
): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['inherit', onLine ? 'pipe' : 'inherit', 'inherit'],
  })
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)))
  if (onLine) listen(child, onLine)
  return child
}

export const SERVER = [path.join(ROOT, 'server/index.ts')]

function listen(child: ChildProcess, onLine: (line: string) => void) {
  let rest = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  })
}
