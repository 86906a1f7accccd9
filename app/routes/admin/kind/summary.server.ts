import { href } from 'react-router'
import { type Kind, operationsOf } from '#app/domain/administration/kind.server.ts'
import { ownFiles } from '#app/domain/exchange/own-files.ts'

/** The list that pages about a kind lead back to. */
export const homeOf = (kind: Kind) => {
  const own = ownFiles(kind)
  const { name, title } = own?.of ?? kind
  return own?.home ?? { address: href('/admin/:kind', { kind: name }), title }
}

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
  tagged,
  acts = {},
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
  /** A tag can be added to several at once. */
  tagged: tagged !== undefined,
  /** What else can be done to several at once. */
  acts: Object.entries(acts).map(([value, { label }]) => ({ value, label })),
  screens,
})

export type KindSummary = ReturnType<typeof summaryOf>
