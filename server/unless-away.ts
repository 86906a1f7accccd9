const PATIENCE = 1_000

/**
 * The response, however long it takes; undefined if the database proves to be away meanwhile. Everything else that a
 * request waits for has a limit of its own. It stands around every request, so it makes no more than one timer and a promise.
 */
export function unlessAway(
  handled: Promise<Response>,
  databaseResponds: () => Promise<boolean>,
): Promise<Response | undefined> {
  return new Promise((resolve, reject) => {
    let isAnswered = false
    let waiting = setTimeout(ask, PATIENCE)

    async function ask() {
      try {
        if (!(await databaseResponds())) resolve(undefined)
        else if (!isAnswered) waiting = setTimeout(ask, PATIENCE)
      } catch (error) {
        reject(error)
      }
    }

    handled.then(resolve, reject).finally(() => {
      isAnswered = true
      clearTimeout(waiting)
    })
  })
}
