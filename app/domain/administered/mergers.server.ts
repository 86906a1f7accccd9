import type { Kind } from '../administration/kind.server.ts'
import type { Merger } from '../administration/merging.ts'
import { organizationMerger } from '../organizations/merge.server.ts'
import { tagMerger } from '../tags/merge.server.ts'

/** By the kind whose records can be merged. */
const mergers: Record<string, Merger> = { organizations: organizationMerger, tags: tagMerger }

export const mergerOf = (kind: Kind): Merger | null => mergers[kind.name] ?? null
