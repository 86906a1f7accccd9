import { db } from '#app/db/database.server.ts'

/** Which organization one that was merged belongs to by now; null if it never was one. */
export async function organizationNow(formerId: number | null): Promise<number | null> {
  if (formerId === null) return null
  const alias = await db().organizationAlias.findUnique({
    where: { formerId },
    select: { organizationId: true },
  })
  return alias?.organizationId ?? null
}
