import type { Tx } from '#app/db/database.server.ts'
import type { Role } from '#app/db/generated/enums.ts'
import { type Content, same } from '../administration/content.ts'
import type { Checked, Problem } from '../administration/kind.server.ts'
import { membershipProblems } from '../administration/membership-rules.ts'
import { ROLES } from '../viewer/roles.ts'
import { isLastAdministrator, LAST_ADMINISTRATOR } from './administrators.server.ts'

const rolesIn = ({ roles }: Content) => (Array.isArray(roles) ? roles : []) as Role[]

export const rolesChange = (content: Content, before: Content) =>
  !same(content.roles, before.roles) || !same(content.partnerRoles, before.partnerRoles)

export const emailChanges = (content: Content, before: Content) => content.email !== before.email

export async function checkMembership(
  tx: Tx,
  content: Content,
  before: Content | null,
  { id, viewer }: Checked,
): Promise<Problem[]> {
  if (!before || id === null) return []
  const isOwn = viewer?.id === id && rolesChange(content, before)
  const isLost = rolesIn(before).includes('ADMIN') && losesAdministrator(content, before)
  return [
    ...(isOwn
      ? [{ path: 'roles', message: 'You can’t change your own roles. Ask another administrator.' }]
      : []),
    ...(emailChanges(content, before) ? await addressProblems(tx, String(content.email)) : []),
    ...(await personProblems(tx, content, before, id)),
    ...(isLost && (await isLastAdministrator(tx, id))
      ? [{ path: 'roles', message: LAST_ADMINISTRATOR }]
      : []),
    ...membershipProblems(content),
  ]
}

/** A new address has to be verified first. */
const losesAdministrator = (content: Content, before: Content) =>
  !rolesIn(content).includes('ADMIN') || emailChanges(content, before)

/** Only files say it. */
async function personProblems(tx: Tx, content: Content, before: Content, id: number): Promise<Problem[]> {
  const changed = ['firstName', 'lastName'].find((field) => !same(content[field], before[field]))
  const isTheirs = changed && (await haveSignedIn(tx, [id])).size > 0
  const sfId = same(content.sfId, before.sfId) ? null : (content.sfId as string | null)
  const isTaken = sfId !== null && (await tx.user.count({ where: { sfId } })) > 0
  return [
    ...(isTheirs
      ? [{ path: changed, message: 'They’ve signed in, so their name is theirs to change.' }]
      : []),
    ...(isTaken ? [{ path: 'sfId', message: 'Another member has this key.' }] : []),
  ]
}

/** From then on the profile is their own. */
export async function haveSignedIn(tx: Tx, ids: number[]): Promise<Map<number, string>> {
  const found = await tx.user.findMany({
    where: { id: { in: ids }, lastSignInAt: { not: null } },
    select: { id: true },
  })
  return new Map(found.map(({ id }) => [id, 'They’ve signed in.']))
}

async function addressProblems(tx: Tx, email: string): Promise<Problem[]> {
  if ((await tx.user.count({ where: { email } })) > 0) {
    return [{ path: 'email', message: 'Another member has this address.' }]
  }
  const invited = await tx.invitation.count({ where: { email, acceptedAt: null } })
  return invited > 0
    ? [{ path: 'email', message: 'This address is invited. Delete the invitation first.' }]
    : []
}

/** What a change does beyond what the form shows. */
export function consequencesOf(content: Content, before: Content): string[] {
  const [roles, former] = [rolesIn(content), rolesIn(before)]
  const gained = roles.filter((role) => !former.includes(role)).map((role) => ROLES[role].label)
  const lost = former.filter((role) => !roles.includes(role)).map((role) => ROLES[role].label)
  return [
    ...(gained.length > 0 ? [`They get the role ${gained.join(', ')}.`] : []),
    ...(lost.length > 0 ? [`They lose the role ${lost.join(', ')}.`] : []),
    ...(emailChanges(content, before)
      ? [
          `They sign in with ${content.email} instead of ${before.email}, once they’ve verified it. We’ll email both addresses.`,
          'Links in earlier emails stop working.',
        ]
      : []),
    ...(emailChanges(content, before) || rolesChange(content, before)
      ? ['They’re signed out everywhere.']
      : []),
  ]
}
