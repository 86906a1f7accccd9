import { withoutSecrets } from '../app/values/without-secrets.ts'

/**
 * Everything this process prints, whichever library does it, passes the filter of secrets. Node itself prints warnings
 * and what nobody caught past the streams, so it is asked not to.
 */
export function filterOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream) as (...args: unknown[]) => boolean
    stream.write = (chunk: unknown, ...rest: unknown[]) =>
      write(typeof chunk === 'string' ? withoutSecrets(chunk) : chunk, ...rest)
  }
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => console.error(`${name}: ${message}`))
  process.on('uncaughtException', (error) => {
    console.error(error)
    process.exit(1)
  })
}
