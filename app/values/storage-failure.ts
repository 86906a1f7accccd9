/** Files can’t be stored or read at the moment. The message tells operators why, and has nothing personal in it. */
export class StorageFailure extends Error {
  override name = 'StorageFailure'
}

/** What the system says of files, by its codes, after the name of a place. */
const SAYS: Record<string, string> = {
  ENOSPC: 'is on a disk that is full',
  EDQUOT: 'has used up its quota',
  EACCES: 'can’t be used by the user of this process',
  EPERM: 'can’t be used by the user of this process',
  EROFS: 'is on a disk that can only be read',
  EMFILE: 'can’t be used, because this process has too many files open',
  ENFILE: 'can’t be used, because this machine has too many files open',
  EIO: 'is on a disk that fails',
}

/** What the system’s failure means for whoever looks after the machine. Faults of ours stay as they are. */
export function storageFailure(error: unknown, place: string): unknown {
  if (!(error instanceof Error) || error instanceof StorageFailure) return error
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === undefined || syscall === undefined) return error
  const says = Object.hasOwn(SAYS, code) ? SAYS[code] : 'can’t be used'
  return new StorageFailure(`${place} ${says} (${code})`, { cause: error })
}
