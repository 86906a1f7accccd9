/**
 * Text that a page stores for its tab. A browser may refuse to store anything, or be out of space: the page works
 * without it.
 */
export const tabMemory = {
  read: (key: string): string | null => trying(() => sessionStorage.getItem(key)) ?? null,
  keep: (key: string, text: string) => trying(() => sessionStorage.setItem(key, text)),
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
