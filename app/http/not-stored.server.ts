import { StorageFailure } from '#app/values/storage-failure.ts'
import { log } from './log.server.ts'

/** The outcome, or that of `refused` if the file storage fails. */
export async function unlessNotStored<Outcome>(
  storing: () => Promise<Outcome>,
  refused: () => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await storing()
  } catch (error) {
    if (!(error instanceof StorageFailure || isUnreadable(error))) throw error
    log.error({ err: error }, 'a file could not be stored')
    return refused()
  }
}

/** What was kept of a body can’t be read again. */
const isUnreadable = (error: unknown) => error instanceof DOMException && error.name === 'NotReadableError'
