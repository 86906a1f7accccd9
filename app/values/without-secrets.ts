// Everything that repeats has an end or a beginning, so that a long line takes no longer than many short ones.
const NAME = '(?:passw(?:or)?d|passphrase|pwd|secret|token|(?:api|access|private)[-_]?key)\\w{0,40}'
/** Up to the value of what has that name; in JSON within JSON, quotes are behind backslashes. */
const NAMED = `(${NAME}\\\\{0,8}["'\`]?[ \\t]{0,9}[:=][ \\t]{0,9}`

const quoted = new RegExp(`${NAMED}(\\\\{0,8})(["'\`]))(?:(?!(?<!\\\\)\\2\\3).){1,4000}`, 'gi')
const several = new RegExp(`${NAMED}\\[)[^\\]]{1,4000}`, 'gi')
/** Neither what a setting must be, nor that there is none. */
const bare = new RegExp(`${NAMED})(?!(?:must|null|undefined|true|false)\\b)[^\\s"'\`\\\\&;,[\\]{}]+`, 'gi')
const option = new RegExp(`(--[\\w-]{0,40}${NAME}[ \\t]+)[^\\s-]\\S*`, 'gi')

const email =
  /(?:"[^"\n]{1,64}"|(?<![^\s"'`<>()[\]{},;:=/?&@…])[^\s"'`<>()[\]{},;:=/?&@…]+)@[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+/gu

/**
 * Text of any kind, without what may be a secret: the last thing that happens to a line before it is logged, whoever
 * wrote it. Runs of letters and digits that are longer than names may be tokens, even with malformed percent signs in
 * them; the user and the query of a URL are confidential, and so are email addresses and what is called a password, a
 * secret, a token or a key.
 */
export function withoutSecrets(text: string): string {
  return text
    .replace(/%(?:25)*(2d|3[\dad]|40|[46][1-9a-f]|[57][\da]|5f|7e)/gi, (_, code) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replace(/([a-z][a-z\d+.-]{0,30}:\/\/)[^\s"'`]{1,2000}@/gi, '$1…@')
    .replace(quoted, '$1…')
    .replace(several, '$1…')
    .replace(bare, '$1…')
    .replace(option, '$1…')
    .replace(/\b((?:basic|bearer|negotiate|auth[ \t]+[a-z\d-]{1,20})[ \t]+)[\w+/=.~-]+/gi, '$1…')
    .replace(email, '…@…')
    .replace(/(?<![^\s"'`?])([^\s"'`?]*)\?[^\s"'`)]+/g, (found, path) =>
      path.includes('/') ? `${path}?…` : found,
    )
    .replace(/[\w%~+-]{32,}/g, '…')
}
