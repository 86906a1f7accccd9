import type { Tx } from '#app/db/database.server.ts'

/** `members`: anything that changes a list of members or its count. `options`: the choices of filters. */
export type DataVersionName = 'members' | 'options'

/** Makes every process drop its cache of that data; locks until the transaction ends. */
export async function bumpDataVersion(tx: Tx, name: DataVersionName): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "DataVersion" (name) VALUES (${name})
    ON CONFLICT (name) DO UPDATE SET version = "DataVersion".version + 1`
}
