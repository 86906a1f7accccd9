/** The error for a text that exceeds its field's limit, with its length if it is known. */
export function tooLong(max: number, length?: number): string {
  const limit = `Please use ${max.toLocaleString('en-US')} characters or fewer.`
  return length === undefined ? limit : `${limit} You have ${length.toLocaleString('en-US')}.`
}
