/** Takes the place of a part of a page that could not be read. */
export type Failed = 'failed'

/** Lets a part of a page fail alone: its error goes to `onFailure`. */
export function orFailed(onFailure: (error: unknown) => void) {
  return <Part>(reading: Promise<Part>): Promise<Part | Failed> =>
    reading.catch((error: unknown) => {
      onFailure(error)
      return 'failed' as const
    })
}
