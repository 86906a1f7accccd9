import type { ShellData } from './shell-data.server.ts'

/** The frame of a page that knows nobody. */
export const EMPTY_SHELL: ShellData = {
  menu: [],
  canSearch: false,
  notifications: { notifications: {}, version: '' },
  person: null,
}
