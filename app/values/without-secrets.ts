/**
 * Text of any kind, without what may be a secret: the last thing that happens to a line before it is logged, whoever
 * wrote it. Runs of letters and digits that are longer than names may be tokens, even with malformed percent signs in
 * them; the user and the query of a URL are confidential, and so are email addresses and what is called a password, a
 * secret or a token.
 */
export function withoutSecrets(text: string): string {
  return text
    .replace(/%(2d|3\d|40|[46][1-9a-f]|[57][\da]|5f|7e)/gi, (_, code) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replace(/([a-z][a-z\d+.-]*:\/\/)[^\s"'`]+@/gi, '$1…@')
    .replace(/((?:password|secret|token)=)[^\s"'&;,]+/gi, '$1…')
    .replace(/((?:password|secret|token)["']?:\s*(["']))(?:(?!\2).)+/gi, '$1…')
    .replace(/\b((?:basic|bearer|auth plain) )[\w+/=.~-]+/gi, '$1…')
    .replace(/[^\s"'`<>()[\]{},;:=/?&@…]+@[\w-]+(?:\.[\w-]+)+/g, '…@…')
    .replace(/(\/[^\s"'`?]*)\?[^\s"'`)]+/g, '$1?…')
    .replace(/[\w%~+-]{32,}/g, '…')
}
