/** A script that is loaded once for all who need it, and again after a failure. It is undefined where it can't be loaded. */
export function lateScript<Script>(load: () => Promise<Script>): () => Promise<Script | undefined> {
  let script: Promise<Script> | undefined
  return async () => {
    script ??= load()
    try {
      return await script
    } catch {
      script = undefined
      return undefined
    }
  }
}
