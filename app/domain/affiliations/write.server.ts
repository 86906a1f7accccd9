import { db, type Tx } from '#app/db/database.server.ts'
import { type CalendarDate, toDbDate } from '#app/values/calendar-date.ts'
import { submissionKey } from '#app/values/submission-key.server.ts'
import { refreshDirectoryEntries } from '../members/directory-entries.server.ts'
import { findOrCreateOrganization } from '../organizations/find-or-create.server.ts'
import { compare, lockMember, markUpdated, type Saving } from '../own-profile/section.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { AffiliationFacts, EditableFacts, SubmittedAffiliation } from './facts.ts'
import type { AffiliationRecord } from './find.server.ts'
import { editable, findOwnAffiliation } from './find.server.ts'
import { factLabels } from './labels.ts'
import { SECTIONS, type Section } from './sections.ts'

/** Adds an affiliation to the viewer's profile. Submitting the same form again adds nothing. */
export function addAffiliation(
  viewer: Viewer,
  section: Section,
  { formKey, version: _, ...submitted }: SubmittedAffiliation,
): Promise<void> {
  return db().$transaction(async (tx) => {
    const organization = await organizationOf(tx, submitted)
    if (!organization) throw new Error('What is added has an organization of its own')
    const { count } = await tx.affiliation.createMany({
      data: [
        {
          ...columns(submitted.facts),
          ...placeOf(section, organization),
          userId: viewer.id,
          type: SECTIONS[section].type,
          organizationId: organization.id,
          visible: submitted.visible,
          formKey: submissionKey(formKey, submitted),
        },
      ],
      skipDuplicates: true,
    })
    if (count > 0) await refreshMember(tx, viewer)
  })
}

/** Changes the affiliation as the viewer saw it: concurrent changes are reported, not overwritten. */
export function changeAffiliation(
  viewer: Viewer,
  section: Section,
  id: number,
  submitted: SubmittedAffiliation,
): Promise<Saving | { kind: 'gone' }> {
  return db().$transaction(async (tx) => {
    await lockMember(tx, viewer.id)
    const now = await findOwnAffiliation(viewer, section, id, tx)
    if (!now) return { kind: 'gone' }
    const organization = now.canChangeOrg ? await organizationOf(tx, submitted) : null
    const typed = laidOver(now, submitted, organization)
    const standing = compare(factLabels(section), editable(now), typed, submitted.version)
    if (standing.kind !== 'unchanged') return standing
    const moved = organization && organization.id !== now.organization.id
    await tx.affiliation.update({
      where: { id },
      data: {
        ...columns(submitted.facts),
        ...(moved ? { organizationId: organization.id, ...placeOf(section, organization) } : {}),
        visible: submitted.visible,
      },
    })
    await refreshMember(tx, viewer)
    return { kind: 'saved' }
  })
}

/** The directory's entry is updated in the same transaction. */
export async function refreshMember(tx: Tx, { id }: Viewer): Promise<void> {
  await markUpdated(tx, id)
  await refreshDirectoryEntries(tx, [id])
}

type Submitted = Pick<SubmittedAffiliation, 'organization' | 'facts' | 'visible'>
type Organization = { id: number; name: string; city: string | null; state: string | null }

async function organizationOf(tx: Tx, { organization }: Submitted): Promise<Organization | null> {
  if (organization.kind === 'kept') return null
  const id =
    organization.kind === 'new' ? await findOrCreateOrganization(tx, organization.name) : organization.id
  return tx.organization.findUniqueOrThrow({
    where: { id },
    select: { id: true, name: true, city: true, state: true },
  })
}

function laidOver(
  now: AffiliationRecord,
  { facts, visible }: Submitted,
  organization: Organization | null,
): EditableFacts {
  const { id, name } = organization ?? now.organization
  return { ...editable(now), ...facts, visible, organization: { id, name } }
}

/** An education's place is its school's. */
const placeOf = (section: Section, { city, state }: Organization) =>
  section === 'education' ? { city, state } : {}

function columns({ startDate, endDate, ...facts }: Partial<AffiliationFacts>) {
  const day = (date: CalendarDate | null | undefined) => date && toDbDate(date)
  return { ...facts, startDate: day(startDate), endDate: day(endDate) }
}
