import { db } from '#app/db/database.server.ts'

export type Device = {
  id: string
  device: string | null
  createdAt: Date
  current: boolean
  /** The member impersonated there. */
  actingAs: string | null
}

/**
 * The member's sessions, the present device first, then the latest. They include sessions in which the member acts as
 * someone else, but not those of staff who act as the member.
 */
export async function signedInDevices(userId: number, currentId: string): Promise<Device[]> {
  const { lastMajorUpdateDate } = await db().user.findUniqueOrThrow({
    where: { id: userId },
    select: { lastMajorUpdateDate: true },
  })
  const sessions = await db().session.findMany({
    where: {
      OR: [
        { userId, lastMajorUpdateDate, impersonatorId: null },
        { impersonatorId: userId, impersonatorUpdate: lastMajorUpdateDate },
      ],
      expiresAt: { gt: new Date() },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: 100,
    select: {
      id: true,
      device: true,
      createdAt: true,
      impersonatorId: true,
      user: { select: { firstName: true, lastName: true } },
    },
  })
  return sessions
    .map(({ impersonatorId, user, ...session }) => ({
      ...session,
      current: session.id === currentId,
      actingAs: impersonatorId === null ? null : `${user.firstName} ${user.lastName}`,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current))
}

/** Signs out one other device of the member, or all others. Returns how many were signed out. */
export async function signOutDevices(userId: number, currentId: string, id?: string): Promise<number> {
  const { count } = await db().session.deleteMany({
    where: {
      OR: [{ userId, impersonatorId: null }, { impersonatorId: userId }],
      AND: [{ id: { not: currentId } }, id === undefined ? {} : { id }],
    },
  })
  return count
}
