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
  noFiles = false,
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
  /** Files can make and change them. */
  imports: !given && !noFiles,
  /** A tag can be added to several at once. */
  tagged: tagged !== undefined,
  screens,
})

export type KindSummary = ReturnType<typeof summaryOf>
