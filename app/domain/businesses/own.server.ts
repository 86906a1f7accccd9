import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { apply, type Change, type Content, conflictsOf, diff, unapply } from '../administration/content.ts'
import { changesSince } from '../administration/history.server.ts'
import { joiningRow } from '../administration/joins.server.ts'
import type { Kind, Problem } from '../administration/kind.server.ts'
import { byForm, create, PATIENT, problemsOf, type Saving } from '../administration/save.server.ts'
import { readRecord } from '../administration/store.server.ts'
import { inContent, write } from '../administration/write.server.ts'
import { labelsOf, sayFact } from '../own-profile/differences.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { businesses } from './administer.server.ts'
import { businessFormFields } from './fields.ts'
import { type OfferingType, readOfferingTypes } from './offering-types.server.ts'
import type { BusinessFacts } from './schema.ts'

/** SQL on an organization row `r`: the viewer is one of the alumni behind this business, which staff haven't archived. */
const ownedBy = (viewer: Viewer) => Prisma.sql`(r."isBusiness" AND r."archivedAt" IS NULL
  AND EXISTS (SELECT 1 FROM "_businessAlumni" b WHERE b."A" = r.id AND b."B" = ${viewer.id}))`

export const ownKind = (viewer: Viewer): Kind => ({ ...businesses, only: ownedBy(viewer) })

const OwnBusiness = z.strictObject({ id: z.int(), name: z.string(), published: z.boolean() })
export type OwnBusiness = z.infer<typeof OwnBusiness>

export const listOwnBusinesses = (viewer: Viewer): Promise<OwnBusiness[]> =>
  query(OwnBusiness)`
    SELECT r.id, r.name, r.published FROM "Organization" r WHERE ${ownedBy(viewer)} ORDER BY r."sortKey", r.id`

const OpenBusiness = z.strictObject({
  version: z.int(),
  published: z.boolean(),
  logo: z.string().nullable(),
  name: z.string(),
  shortDescription: z.string().nullable(),
  description: z.string().nullable(),
  offeringTypeId: z.string().nullable(),
  website: z.string().nullable(),
  linkedinUrl: z.string().nullable(),
  twitter: z.string().nullable(),
  instagram: z.string().nullable(),
  facebook: z.string().nullable(),
  mltPromotionalCode: z.string().nullable(),
})

/** A business of the viewer's own as its form shows it; anyone else's is not found. */
export async function openOwnBusiness(viewer: Viewer, id: number | null) {
  const [row] = await query(OpenBusiness)`
    SELECT r.version, r.published, r."logoUrl" AS logo, r.name, r."shortDescription", r.description, r."offeringTypeId"::text, r.website,
      r."linkedinUrl", r.twitter, r.instagram, r.facebook, r."mltPromotionalCode"
    FROM "Organization" r WHERE r.id = ${id}::int AND ${ownedBy(viewer)}`
  return row ?? null
}

/** Makes a draft, which staff publish. The same form sent twice makes one. */
export async function addBusiness(
  viewer: Viewer,
  { formKey, ...typed }: BusinessFacts & { formKey: string },
) {
  const facts = await contentOf(db(), typed)
  if (!facts) return UNKNOWN_OFFERING
  const content = { ...facts, type: 'COMPANY', businessAlumni: [joiningRow(viewer.id)], toLookAt: false }
  const make = () => create(viewer, businesses, { content, publish: false }, formKey)
  const made = await make()
  // The same form that arrived at the same moment may have made what keeps this one from its name.
  return made.kind === 'refused' ? make() : made
}

type Changing =
  | { kind: 'saved'; published: boolean }
  | { kind: 'refused'; problems: Problem[] }
  | { kind: 'stale'; changes: string[]; version: string }
  | { kind: 'gone' }

/** What others have changed since in other places stays. What everyone sees changes at once, and staff look at it. */
export function changeBusiness(
  viewer: Viewer,
  id: number | null,
  { version, ...typed }: BusinessFacts & { version: string },
): Promise<Changing> {
  return db().$transaction(async (tx): Promise<Changing> => {
    const now = await readRecord(tx, ownKind(viewer), id, { hold: true })
    if (!now) return { kind: 'gone' }
    const types = await readOfferingTypes(tx)
    const facts = asContent(typed, types)
    if (!facts) return UNKNOWN_OFFERING
    const seen = Number(version)
    const theirs = await changesSince(tx, businesses.name, now, seen)
    const base = theirs ? unapply(now.content, theirs.filter(inContent(businesses))) : now.content
    const mine = diff(base, { ...base, ...facts })
    const differing = theirs ? conflictsOf(mine, theirs) : mine
    if (differing.length > 0 && seen !== now.version) {
      return { kind: 'stale', changes: say(differing, now.content, types), version: String(now.version) }
    }
    const { published } = now.state
    const content = { ...apply(now.content, mine), ...(published && mine.length > 0 && { toLookAt: true }) }
    const found = await problemsOf(tx, businesses, content, now, { id: now.id, viewer })
    // What only staff can put right keeps no one from saving.
    const problems = found.filter(({ path }) => path in facts)
    if (problems.length > 0) return { kind: 'refused', problems }
    await write(tx, byForm(viewer), businesses, now, { content, publish: false })
    return { kind: 'saved', published }
  }, PATIENT)
}

const UNKNOWN_OFFERING = {
  kind: 'refused',
  problems: [{ path: 'offeringTypeId', message: 'Please choose from the list.' }],
} satisfies Saving

const contentOf = async (tx: Tx, typed: BusinessFacts) => asContent(typed, await readOfferingTypes(tx))

/** Null if it offers what isn't in the list. */
function asContent(typed: BusinessFacts, types: OfferingType[]): Content | null {
  if (typed.offeringTypeId === null) return typed
  const type = types.find(({ id }) => String(id) === typed.offeringTypeId)
  return type ? { ...typed, offeringTypeId: type.id } : null
}

const labels: Record<string, string> = labelsOf(businessFormFields)

/** What stands now where something else was typed. */
const say = (differing: Change[], now: Content, types: OfferingType[]) =>
  differing.map(({ path }) => {
    const value = now[path] ?? null
    const shown = path === 'offeringTypeId' ? (types.find(({ id }) => id === value)?.label ?? null) : value
    return `${labels[path]} is now ${sayFact(shown)}.`
  })
