/** The two of a conversation, in the order that makes them one pair whoever asks. */
export const pairOf = (one: number, other: number) => ({
  firstUserId: Math.min(one, other),
  secondUserId: Math.max(one, other),
})
