import { db } from '#app/db/database.server.ts'
import type { Kind } from '../administration/kind.server.ts'
import type { PlannedLine } from './plan.server.ts'

/** Says of new records which other ones they may be: of those that are here, or of those that lines before them make. */
export async function sayResembling(
  kind: Kind,
  made: PlannedLine[],
  madeBefore: Map<string, string> = new Map(),
): Promise<void> {
  const here = await kind.resembling?.(
    db(),
    made.map(({ name }) => name),
  )
  for (const line of made) {
    const essence = kind.essence?.(line.name) ?? ''
    line.resembles = here?.get(line.name) ?? madeBefore.get(essence)
    if (essence && !madeBefore.has(essence)) madeBefore.set(essence, `${line.name} (line ${line.line})`)
  }
}
