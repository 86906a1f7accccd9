import { db } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { record } from '../administration/history.server.ts'
import { byForm } from '../administration/save.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

const Counts = z.strictObject({ staffNeedSecondFactor: z.boolean(), staff: z.int(), withFactor: z.int() })
export type SignInRules = z.infer<typeof Counts>

/** What is asked of staff, event managers and administrators, and how many of them have done it. */
export async function readSignInRules(): Promise<SignInRules> {
  const [row] = await query(Counts)`
    SELECT EXISTS (SELECT 1 FROM "SignInRules" WHERE "staffNeedSecondFactor") AS "staffNeedSecondFactor",
      count(*)::int AS staff, count(f."confirmedAt")::int AS "withFactor"
    FROM "User" u LEFT JOIN "SecondFactor" f ON f."userId" = u.id
    WHERE u.roles::text[] && ARRAY['STAFF', 'EVENT_MANAGER', 'ADMIN'] AND u."closedAt" IS NULL`
  return row ?? { staffNeedSecondFactor: false, staff: 0, withFactor: 0 }
}

/** Saying the same twice changes nothing. */
export async function saveSignInRules(viewer: Viewer, staffNeedSecondFactor: boolean): Promise<void> {
  await db().$transaction(async (tx) => {
    const before = await tx.signInRules.findUnique({ where: { id: 1 } })
    if ((before?.staffNeedSecondFactor ?? false) === staffNeedSecondFactor) return
    await tx.signInRules.upsert({
      where: { id: 1 },
      create: { staffNeedSecondFactor },
      update: { staffNeedSecondFactor },
    })
    const action = staffNeedSecondFactor ? 'turned on' : 'turned off'
    await record(tx, byForm(viewer), [
      { action, kind: 'sign-in', recordId: null, recordName: 'Second factor for staff' },
    ])
  })
}
