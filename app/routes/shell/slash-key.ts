const KEY = 'slash'

/** Whether this browser's '/' leads to the search: speech input may type it by accident. Storage may be denied. */
export const slashKey = {
  isOn: (): boolean => {
    try {
      return localStorage.getItem(KEY) !== 'off'
    } catch {
      return true
    }
  },
  turn: (on: boolean) => {
    try {
      localStorage.setItem(KEY, on ? 'on' : 'off')
    } catch {
      // It stays as it is.
    }
  },
}
