/** For how long a closed account can be kept: 14 days of 24 hours. */
const GRACE_MS = 14 * 86_400_000

export const endOfGrace = (from: Date) => new Date(from.getTime() + GRACE_MS)

type Closed = {
  closedAt: Date | null
  closure: { requestedAt: Date; deletesAt: Date; deletedAt: Date | null } | null
}

/** Whether the owner has closed the account, and it hasn't been opened again or deleted. */
export const isClosedByOwner = ({ closedAt, closure }: Closed): boolean =>
  closure !== null && closure.deletedAt === null && closedAt?.getTime() === closure.requestedAt.getTime()

/** Whether its owner can still keep it. */
export const isInGrace = (account: Closed, now = new Date()): boolean =>
  isClosedByOwner(account) && account.closure !== null && account.closure.deletesAt > now
