/** What is said of a text with more characters than a field takes, and how many it has where that is counted. */
export function tooLong(max: number, length?: number): string {
  const limit = `Please use ${max.toLocaleString('en-US')} characters or fewer.`
  return length === undefined ? limit : `${limit} You have ${length.toLocaleString('en-US')}.`
}
