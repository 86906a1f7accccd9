import { db } from '#app/db/database.server.ts'

/** A database that has no tables yet gets a sentence instead of a failing statement. */
export async function checkSchema(): Promise<void> {
  const [found] = await db().$queryRaw<{ ready: boolean }[]>`
    SELECT to_regclass('public."User"') IS NOT NULL AS ready`
  if (!found?.ready) throw new Error('The database isn’t set up yet. Run `npm run db -- deploy` first.')
}
