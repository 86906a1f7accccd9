import { type Kind, operationsOf } from '#app/domain/administration/kind.server.ts'

/** What pages say of a kind. */
export const summaryOf = ({
  name,
  title,
  about,
  noun,
  publishes = false,
  archives,
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
  /** What can be done to a record as a whole. */
  operations: operationsOf({ publishes, archives }),
  archives,
  drafts,
  given,
  /** Files can make and change them. */
  imports: !given && !noFiles,
  /** A tag can be added to several at once. */
  tagged: tagged !== undefined,
  screens,
})

export type KindSummary = ReturnType<typeof summaryOf>
