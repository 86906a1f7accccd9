import type { Kind } from '#app/domain/administration/kind.server.ts'

/** What pages say of a kind. */
export const summaryOf = ({
  name,
  title,
  about,
  noun,
  publishes = false,
  drafts = false,
  given = false,
  tagged,
  screens = {},
}: Kind) => ({
  name,
  title,
  about,
  noun,
  publishes,
  drafts,
  given,
  /** A tag can be added to several at once. */
  tagged: tagged !== undefined,
  screens,
})

export type KindSummary = ReturnType<typeof summaryOf>
