import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { emailOf } from '#app/values/form-values.ts'
import { z } from '#app/values/zod.ts'
import { checkOne } from '../administration/check-one.ts'
import { type Field, type Fields, oneSearched, textLine } from '../administration/fields.ts'
import { declareKind } from '../administration/kind.server.ts'
import { roleNames } from '../administration/labels.server.ts'
import { enrollmentsField, partnerRolesField, rolesField } from '../administration/membership-fields.ts'
import { noteUnenrolled } from '../administration/membership-rules.ts'
import { someSearched } from '../administration/several-fields.ts'
import { currentChoices } from '../choices/choices.server.ts'
import { toItem } from '../choices/search.ts'
import { addressesGivenUp } from '../emails/given-up.server.ts'
import { memberFound } from '../members/admin-lookup.server.ts'
import { organizationLookup } from '../organizations/lookup.server.ts'
import { ROLES } from '../viewer/roles.ts'
import { type AccountState, memberAdminList } from './admin-list.ts'
import { followMembership } from './follow-membership.server.ts'
import { checkMemberships, consequencesOf, haveSignedIn } from './membership.server.ts'

const email: Field = {
  label: 'Email address',
  input: 'line',
  schema: emailOf('Please enter the email address.'),
  permission: 'memberEmail',
}

/** How other systems know the person, and what they are called there. */
const ofPerson: Fields = {
  sfId: textLine('CRM key', { permission: 'importMembers' }),
  firstName: textLine('First name', {
    required: 'Please enter the first name.',
    permission: 'importMembers',
  }),
  lastName: textLine('Last name', { required: 'Please enter the last name.', permission: 'importMembers' }),
}

export const inState: Record<AccountState, Prisma.Sql> = {
  verified: Prisma.sql`r."emailVerifiedAt" IS NOT NULL`,
  unverified: Prisma.sql`(r."emailVerifiedAt" IS NULL AND r."closedAt" IS NULL)`,
  unused: Prisma.sql`(r."lastSignInAt" IS NULL AND r."closedAt" IS NULL)`,
  refused: Prisma.sql`(r."refusedEmail" = r.email AND r."closedAt" IS NULL)`,
  undelivered: Prisma.sql`(r.email IN ${addressesGivenUp} AND r."closedAt" IS NULL)`,
  unenrolled: Prisma.sql`('FELLOW' = ANY(r.roles::text[]) AND r."closedAt" IS NULL
    AND NOT EXISTS (SELECT FROM "Enrollment" e WHERE e."userId" = r.id))`,
  closed: Prisma.sql`(r."closedAt" IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM "AccountClosure" c WHERE c."userId" = r.id AND c."deletedAt" IS NOT NULL))`,
}

const Name = z.strictObject({ id: z.int(), name: z.string() })

/** Accounts and memberships. The profile is the member's own, and new members are invited. */
export const members = declareKind({
  name: 'members',
  title: 'Members',
  about: 'Accounts, roles and enrollments. Profiles stay the members’ own.',
  noun: { one: 'member', many: 'members' },
  permission: 'findMembers',
  table: 'User',
  named: 'name',
  given: true,
  seeAlso: 'invitations',
  key: 'sfId',
  fileFields: ofPerson,
  parts: ['Affiliation', 'ContactInformation'],
  names: async (tx, ids) => {
    const rows = await query(Name, tx)`
      SELECT id, concat_ws(' ', "firstName", "lastName") AS name FROM "User" WHERE id = ANY(${ids}::int[])`
    return new Map(rows.map(({ id, name }) => [id, name]))
  },
  sections: [
    {
      title: 'Membership',
      fields: {
        roles: rolesField('roles', { permission: 'roles' }),
        organizationId: oneSearched('Organization', 'organizations', {
          hint: 'Of a partner.',
          permission: 'roles',
        }),
        partnerRoles: partnerRolesField,
        managed: someSearched('Managed organizations', {
          lookup: 'organizations',
          table: 'Organization',
          join: { table: '_managers', own: 'B', other: 'A' },
          noun: { one: 'organization', many: 'organizations' },
          hint: 'Of a partner manager.',
          permission: 'managedOrganizations',
        }),
        enrollments: enrollmentsField('Enrollment', 'userId'),
      },
    },
    { title: 'Sign-in', fields: { email } },
  ],
  list: {
    declaration: memberAdminList,
    name: Prisma.sql`concat_ws(' ', r."firstName", r."lastName")`,
    found: (word) => memberFound(word),
    where: ({ role, account, program }) => [
      account.length > 0
        ? Prisma.sql`(${Prisma.join(
            account.map((state) => inState[state]),
            ' OR ',
          )})`
        : Prisma.sql`r."closedAt" IS NULL`,
      ...(role.length > 0 ? [Prisma.sql`r.roles::text[] && ${role}::text[]`] : []),
      ...(program.length > 0
        ? [
            Prisma.sql`EXISTS (SELECT 1 FROM "Enrollment" e WHERE e."userId" = r.id AND e."programId" = ANY(${program}::int[]))`,
          ]
        : []),
    ],
    orders: {
      name: Prisma.sql`r."sortName"`,
      joined: Prisma.sql`r."createdAt" DESC`,
      signIn: Prisma.sql`r."lastSignInAt" DESC NULLS LAST`,
    },
    columns: {
      Email: Prisma.sql`r.email`,
      Roles: roleNames(Prisma.sql`r.roles`),
      Account: Prisma.sql`CASE WHEN r."closedAt" IS NOT NULL THEN 'Closed' WHEN r."emailVerifiedAt" IS NULL THEN 'Not verified'
        ELSE 'Verified' END`,
      'Last sign-in': Prisma.sql`coalesce(to_char(r."lastSignInAt", 'FMMon FMDD, YYYY'), 'Never')`,
    },
    choices: async () => ({ program: (await currentChoices()).programs }),
  },
  choices: async () => ({
    roles: Object.entries(ROLES).map(([value, { label }]) => ({ value, label })),
    programs: (await currentChoices()).programs.map(toItem).map(({ id, label }) => ({ value: id, label })),
  }),
  lookups: { organizations: organizationLookup },
  check: checkOne(checkMemberships),
  checkEach: checkMemberships,
  refusals: async (tx, operation, ids) => (operation === 'delete' ? haveSignedIn(tx, ids) : new Map()),
  notes: (_tx, content) => noteUnenrolled(content),
  consequences: consequencesOf,
  afterWrite: followMembership,
})
