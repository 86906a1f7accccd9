/**
 * What a page stores for its tab. A browser may refuse to store anything, or be out of space: the page works without it.
 */
export const tabMemory = {
  read: <Value>(key: string): Value | null =>
    trying(() => JSON.parse(sessionStorage.getItem(key) ?? 'null')) ?? null,
  keep: (key: string, value: unknown) => trying(() => sessionStorage.setItem(key, JSON.stringify(value))),
  forget: (key: string) => trying(() => sessionStorage.removeItem(key)),
  /** When the user signs out. */
  forgetAll: () => trying(() => sessionStorage.clear()),
}

function trying<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
