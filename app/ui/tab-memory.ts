/** What a page keeps for its tab, as text. A browser may refuse to keep anything, or have no room: the page goes on without. */
export const tabMemory = {
  read: (key: string): string | null => trying(() => sessionStorage.getItem(key)) ?? null,
  keep: (key: string, text: string) => trying(() => sessionStorage.setItem(key, text)),
  forget: (key: string) => trying(() => sessionStorage.removeItem(key)),
}

function trying<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
