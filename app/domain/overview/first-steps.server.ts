import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { canAdminister } from '../viewer/administration.ts'
import type { Viewer } from '../viewer/viewer.ts'

export type FirstStep = { says: string; to: string; isDone: boolean }

const Made = z.strictObject({
  types: z.boolean(),
  programs: z.boolean(),
  people: z.boolean(),
  content: z.boolean(),
})

/** What turns an empty site into a community, until all of it is done. For whoever may do all of it. One query. */
export async function readFirstSteps(viewer: Viewer): Promise<FirstStep[]> {
  if (!canAdminister(viewer, 'programs')) return []
  const [made] = await query(Made)`SELECT
    EXISTS (SELECT FROM "ProgramType") AS types, EXISTS (SELECT FROM "Program") AS programs,
    EXISTS (SELECT FROM "Invitation") OR EXISTS (SELECT FROM "User" u WHERE u.roles <> '{ADMIN}') AS people,
    EXISTS (SELECT FROM "Announcement" a WHERE a.published) OR EXISTS (SELECT FROM "Event" e WHERE e.published) AS content`
  const steps = [
    { says: 'Say what kinds of programs you have', to: '/admin/program-types', isDone: made?.types },
    { says: 'Add the programs themselves', to: '/admin/programs', isDone: made?.programs },
    { says: 'Invite members', to: '/admin/invitations', isDone: made?.people },
    { says: 'Publish an announcement for them', to: '/admin/announcements', isDone: made?.content },
  ].map((step) => ({ ...step, isDone: step.isDone ?? false }))
  return steps.every(({ isDone }) => isDone) ? [] : steps
}
