/**
 * What refers to an organization, and what merging does with it. A test compares it with the database, so that nothing
 * that is added later is forgotten.
 */

/** Moved as they are, and told in the history of the kind that has the field. */
export const MOVED = {
  Affiliation: { column: 'organizationId', kind: null },
  Event: { column: 'organizationId', kind: 'events' },
  Invitation: { column: 'organizationId', kind: 'invitations' },
  JobPosting: { column: 'organizationId', kind: 'job-postings' },
  OrganizationAlias: { column: 'organizationId', kind: null },
  PartnerParticipant: { column: 'organizationId', kind: null },
  User: { column: 'organizationId', kind: 'members' },
} as const

/** Join tables, in which an organization is A: what both have, it has once. */
export const JOINED = ['_businessAlumni', '_contacts', '_managers', '_programPartners'] as const

/** What refers to rows that two organizations may both have, of which one stays. */
export const COLLAPSING = {
  PartnerParticipant: ['ActionItem.participantId', 'PartnerAttendee.participantId'],
  PartnerAttendee: ['_EventSessionToPartnerAttendee.B'],
  Affiliation: [],
} as const
