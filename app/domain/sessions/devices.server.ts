import { db } from '#app/db/database.server.ts'

export type Device = { id: string; device: string | null; createdAt: Date; current: boolean }

/** Where the member is signed in, the present device first, then the latest. Staff who act as the member aren't among them. */
export async function signedInDevices(userId: number, currentId: string): Promise<Device[]> {
  const { lastMajorUpdateDate } = await db().user.findUniqueOrThrow({
    where: { id: userId },
    select: { lastMajorUpdateDate: true },
  })
  const sessions = await db().session.findMany({
    where: { userId, lastMajorUpdateDate, impersonatorId: null, expiresAt: { gt: new Date() } },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: 100,
    select: { id: true, device: true, createdAt: true },
  })
  return sessions
    .map((session) => ({ ...session, current: session.id === currentId }))
    .sort((a, b) => Number(b.current) - Number(a.current))
}

/** Signs out one other device of the member, or all others; the present one stays. Returns how many were signed out. */
export async function signOutDevices(userId: number, currentId: string, id?: string): Promise<number> {
  const { count } = await db().session.deleteMany({
    where: {
      userId,
      impersonatorId: null,
      AND: [{ id: { not: currentId } }, id === undefined ? {} : { id }],
    },
  })
  return count
}
