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
  screens = {},
}: Kind) => ({
  name,
  title,
  about,
  noun,
  publishes,
  drafts,
  given,
  screens,
})

export type KindSummary = ReturnType<typeof summaryOf>
