import type { Tx } from '#app/db/database.server.ts'

/** Three of those who have no password yet are as an import leaves them: their welcome mail waits in the outbox. */
export async function writeWelcomes(tx: Tx): Promise<void> {
  const imported = await tx.user.findMany({
    where: { passwordHash: null, visibility: 'PUBLIC' },
    orderBy: { id: 'asc' },
    skip: 60,
    take: 3,
    select: { email: true },
  })
  await tx.outboxEmail.createMany({
    data: imported.map(({ email }) => ({ kind: 'WELCOME_IMPORTED' as const, to: email })),
  })
}
