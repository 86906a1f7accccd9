/** Ends the process with a message the user can act on; DEBUG=1 adds the stack. */
export function oneLine(error: unknown, status = 1): never {
  const { code, message, path: file, stack } = error as NodeJS.ErrnoException
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    console.error(`Can’t write to ${file}. Set DATA_DIR to a folder you can write to.`)
  else if (code === 'ENOTDIR' || code === 'EEXIST')
    console.error(`${file} isn’t a folder. Set DATA_DIR to a folder you can write to.`)
  else if (code === 'ENOSPC') console.error('The disk is full.')
  else console.error(message)
  if (process.env.DEBUG) console.error(stack)
  process.exit(status)
}
