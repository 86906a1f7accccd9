/** What spreadsheets would take for a formula or a command, in wide signs too, behind any number of apostrophes. */
const RISKY = /^'*(\s*[=+\-@＝＋－＠]|[\t\r\n])/
const GUARDED = /^'+(\s*[=+\-@＝＋－＠]|[\t\r\n])/

/** An apostrophe before it makes spreadsheets treat such a text as text. */
export const guard = (text: string): string => (RISKY.test(text) ? `'${text}` : text)

/** The exact inverse, for files that were guarded when they were written. */
export const unguard = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text)
