import type { Content } from '../administration/content.ts'
import { readChoices } from '../administration/find.server.ts'
import type { Choices, Kind } from '../administration/kind.server.ts'
import { namesOfLookedUp } from '../administration/lookup.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** The names of everything that these contents have chosen. One query for each of the kind's choices and lookups. */
export async function namesIn(viewer: Viewer, kind: Kind, contents: Content[]): Promise<Choices> {
  const values = contents.flatMap((content) => Object.entries(content))
  return { ...(await readChoices(kind, viewer)), ...(await namesOfLookedUp(kind, values, { inFiles: true })) }
}

/** The choices with the names of what contents have chosen newly. */
export async function alsoNaming(kind: Kind, choices: Choices, contents: Content[]): Promise<Choices> {
  const chosen = await namesOfLookedUp(
    kind,
    contents.flatMap((content) => Object.entries(content)),
    { inFiles: true },
  )
  const merged = Object.entries(chosen).map(([name, options]) => [
    name,
    [...(choices[name] ?? []), ...options],
  ])
  return { ...choices, ...Object.fromEntries(merged) }
}
