import { contains } from '#app/db/contains.server.ts'
import type { Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import type { Role } from '#app/db/generated/enums.ts'
import { emailOf } from '#app/values/form-values.ts'
import { checkOne } from '../administration/check-one.ts'
import { type Content, rowsOf } from '../administration/content.ts'
import { type Field, oneSearched, textLine } from '../administration/fields.ts'
import { declareKind, type Judged } from '../administration/kind.server.ts'
import { roleNames } from '../administration/labels.server.ts'
import { enrollmentsField, partnerRolesField, rolesField } from '../administration/membership-fields.ts'
import { noteUnenrolled } from '../administration/membership-rules.ts'
import { currentChoices } from '../choices/choices.server.ts'
import { toItem } from '../choices/search.ts'
import { addressesGivenUp } from '../emails/given-up.server.ts'
import { organizationLookup } from '../organizations/lookup.server.ts'
import { ADMINISTRATION, canAdminister } from '../viewer/administration.ts'
import { ROLES } from '../viewer/roles.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { invitationAdminList, type Progress } from './admin-list.ts'
import { sendSeveral } from './bulk-send.server.ts'
import { type Grants, rolesToGive } from './grants.ts'
import { checkInvitations, keepGranter, lostGrants, refuseAccepted } from './rules.server.ts'

const email: Field = {
  label: 'Email address',
  input: 'line',
  schema: emailOf('Please enter the email address.'),
  hint: 'They sign up with this address.',
  also: ['Email', 'Email 1 value', 'Preferred email'],
}

/** Whose membership it would be, by whom it was given. */
const granter = Prisma.sql`(SELECT g.id FROM "User" g WHERE g.id = r."grantedById"
  AND (g."emailVerifiedAt" IS NULL OR NOT g.roles::text[] && ${[...ADMINISTRATION.invite]}::text[]))`

const waiting = Prisma.sql`(r."acceptedAt" IS NULL AND ${granter} IS NULL)`

export const inProgress: Record<Progress, Prisma.Sql> = {
  waiting,
  unsent: Prisma.sql`(${waiting} AND NOT EXISTS (SELECT FROM "OutboxEmail" m WHERE m."to" = r.email AND m.kind = 'INVITATION'))`,
  joined: Prisma.sql`r."acceptedAt" IS NOT NULL`,
  lapsed: Prisma.sql`(r."acceptedAt" IS NULL AND ${granter} IS NOT NULL)`,
  undelivered: Prisma.sql`(r."acceptedAt" IS NULL AND r.email IN ${addressesGivenUp})`,
}

/** Whom the organization has invited to join. */
export const invitations = declareKind({
  name: 'invitations',
  title: 'Invitations',
  about: 'Who may sign up, what they’ll be, and who has.',
  noun: { one: 'invitation', many: 'invitations' },
  permission: 'invite',
  table: 'Invitation',
  named: 'email',
  sections: [
    {
      title: 'Person',
      fields: {
        email,
        firstName: textLine('First name', {
          required: 'Please enter the first name.',
          also: ['Given name', 'Forename'],
        }),
        lastName: textLine('Last name', {
          required: 'Please enter the last name.',
          also: ['Surname', 'Family name'],
        }),
      },
    },
    {
      title: 'Membership',
      hint: 'If your own role changes before they sign up, they won’t get what you can no longer give.',
      fields: {
        roles: rolesField('roles', { required: 'Please choose a role.', also: ['Role'] }),
        organizationId: oneSearched('Organization', 'organizations', { hint: 'Of a partner.' }),
        partnerRoles: partnerRolesField,
        enrollments: enrollmentsField('InvitationEnrollment', 'invitationId'),
      },
    },
  ],
  list: {
    declaration: invitationAdminList,
    where: ({ progress, role }) => [
      ...(progress.length > 0
        ? [
            Prisma.sql`(${Prisma.join(
              progress.map((one) => inProgress[one]),
              ' OR ',
            )})`,
          ]
        : []),
      ...(role.length > 0 ? [Prisma.sql`r.roles::text[] && ${role}::text[]`] : []),
    ],
    orders: {
      recent: Prisma.sql`r."createdAt" DESC`,
      name: Prisma.sql`lower(r."lastName"), lower(r."firstName")`,
    },
    found: (word) =>
      Prisma.sql`(${contains(Prisma.sql`r.email`, word)} OR ${contains(Prisma.sql`lower(r."firstName" || ' ' || r."lastName")`, word)})`,
    columns: {
      Person: Prisma.sql`concat_ws(' ', r."firstName", r."lastName")`,
      Roles: roleNames(Prisma.sql`r.roles`),
      Email: Prisma.sql`coalesce((SELECT CASE WHEN m."sentAt" IS NOT NULL THEN 'Sent ' || to_char(m."sentAt", 'FMMon FMDD, YYYY')
        WHEN m."dueAt" IS NULL THEN 'Couldn’t be delivered' ELSE 'On its way' END
        FROM "OutboxEmail" m WHERE m."to" = r.email AND m.kind = 'INVITATION' ORDER BY m.id DESC LIMIT 1), 'Not sent')`,
      Progress: Prisma.sql`CASE WHEN r."acceptedAt" IS NOT NULL THEN 'Signed up ' || to_char(r."acceptedAt", 'FMMon FMDD, YYYY')
        WHEN ${granter} IS NOT NULL THEN 'No longer valid' ELSE 'Not signed up yet' END`,
    },
  },
  choices: async (_tx, viewer) => ({
    roles: roleChoices(rolesToGive((permission) => canAdminister(viewer, permission))),
    programs: await programChoices(),
  }),
  lookups: { organizations: organizationLookup },
  check: checkOne(checkEach),
  checkEach,
  notes: async (tx, content, id) => [...noteUnenrolled(content), ...(await lostGrants(tx, id))],
  refusals: (tx, _operation, ids) => refuseAccepted(tx, ids),
  afterWrite: (tx, written, deed) =>
    keepGranter(
      tx,
      written.flatMap(({ id, before, after }) =>
        after ? [{ id, before: before && grantsIn(before), after: grantsIn(after) }] : [],
      ),
      deed,
    ),
  acts: { send: sendSeveral },
  seeAlso: 'members',
  created: { says: 'It isn’t emailed until you send it.', label: 'Email it', screen: 'email' },
  screens: { email: 'Email' },
})

function checkEach(tx: Tx, judged: Judged[], viewer?: Viewer) {
  const all = judged.map(({ id, content, before }) => ({
    ...grantsIn(content),
    id,
    email: String(content.email),
    content,
    before: before && grantsIn(before),
  }))
  return checkInvitations(tx, all, viewer && viewerCan(viewer))
}

const viewerCan = (viewer: Viewer) => (permission: Parameters<typeof canAdminister>[1]) =>
  canAdminister(viewer, permission)

const grantsIn = ({ roles, partnerRoles, enrollments }: Content): Grants => ({
  roles: (Array.isArray(roles) ? roles : []) as Role[],
  partnerRoles: Array.isArray(partnerRoles) ? partnerRoles : [],
  enrollments: rowsOf(enrollments),
})

const roleChoices = (roles: Role[]) => roles.map((role) => ({ value: role, label: ROLES[role].label }))

const programChoices = async () =>
  (await currentChoices()).programs.map(toItem).map(({ id, label }) => ({ value: id, label }))
