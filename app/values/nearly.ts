/** Whether two texts are the same but for one letter that is wrong, missing or too many, or two that changed places. */
export function isNear(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let same = 0
  while (same < short.length && short[same] === long[same]) same++
  const [restOfShort, restOfLong] = [short.slice(same), long.slice(same)]
  if (short.length < long.length) return restOfShort === restOfLong.slice(1)
  const [a = '', b = ''] = restOfShort
  return restOfShort.slice(1) === restOfLong.slice(1) || b + a + restOfShort.slice(2) === restOfLong
}
