import { db, type Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { AffiliationFacts, affiliationColumns } from '../members/affiliation-columns.server.ts'
import { fingerprint } from '../own-profile/section.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { EditableFacts } from './facts.ts'
import { SECTIONS, type Section } from './sections.ts'

const AffiliationRecord = AffiliationFacts.extend({
  canChangeOrg: z.boolean(),
  organization: z.strictObject({ id: z.int(), name: z.string() }),
  visible: z.boolean(),
  /** As a decimal number with up to two places. */
  gpa: z.string().nullable(),
  majorCategory: z.string().nullable(),
  jobFunction: z.string().nullable(),
  jobIndustry: z.string().nullable(),
  peopleManagedOrSupervised: z.string().nullable(),
  hrInitiatives: z.boolean().nullable(),
  managedBudget: z.string().nullable(),
  annualSalary: z.string().nullable(),
})
export type AffiliationRecord = z.infer<typeof AffiliationRecord>

/** One of the viewer's own in that section; anyone else's is not found. */
export async function findOwnAffiliation(
  viewer: Viewer,
  section: Section,
  id: number | null,
  tx: Tx = db(),
): Promise<AffiliationRecord | null> {
  if (id === null) return null
  const [record] = await query(AffiliationRecord, tx)`
    SELECT ${affiliationColumns}, a."canChangeOrg", a.visible,
      json_build_object('id', o.id, 'name', o.name) AS organization,
      trim_scale(a.gpa)::text AS gpa, a."majorCategory", a."jobFunction", a."jobIndustry",
      a."peopleManagedOrSupervised", a."hrInitiatives", a."managedBudget", a."annualSalary"
    FROM "Affiliation" a JOIN "Organization" o ON o.id = a."organizationId"
    WHERE a.id = ${id} AND a."userId" = ${viewer.id} AND a.type::text = ${SECTIONS[section].type}`
  return record ?? null
}

/** The version for a form that edits it. */
export const versionOf = (record: AffiliationRecord) => fingerprint(editable(record))

export function editable({ id: _, canChangeOrg: __, ...facts }: AffiliationRecord): EditableFacts {
  return facts
}
