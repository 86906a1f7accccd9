/** The two members of a conversation, in an order that is the same for both. */
export const pairOf = (one: number, other: number) => ({
  firstUserId: Math.min(one, other),
  secondUserId: Math.max(one, other),
})
