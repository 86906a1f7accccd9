import type { Tx } from '#app/db/database.server.ts'

/** `members`: anything that changes a list of members or its count. `options`: what filters let choose from. */
export type DataVersionName = 'members' | 'options'

/** Makes every process drop what it keeps of that data; holds until the transaction ends. */
export async function bumpDataVersion(tx: Tx, name: DataVersionName): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "DataVersion" (name) VALUES (${name})
    ON CONFLICT (name) DO UPDATE SET version = "DataVersion".version + 1`
}
