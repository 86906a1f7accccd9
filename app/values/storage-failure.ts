/** Files can’t be stored or read at the moment. The message tells operators why, and has nothing personal in it. */
export class StorageFailure extends Error {
  override name = 'StorageFailure'
}
