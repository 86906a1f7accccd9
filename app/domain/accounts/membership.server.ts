import type { Tx } from '#app/db/database.server.ts'
import type { Role } from '#app/db/generated/enums.ts'
import { type Content, same } from '../administration/content.ts'
import type { Judged, Problem } from '../administration/kind.server.ts'
import { membershipProblems } from '../administration/membership-rules.ts'
import { ROLES } from '../viewer/roles.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { isLastAdministrator, LAST_ADMINISTRATOR } from './administrators.server.ts'
import { isSignedIn } from './sign-out.server.ts'

const rolesIn = ({ roles }: Content) => (Array.isArray(roles) ? roles : []) as Role[]

export const rolesChange = (content: Content, before: Content) =>
  !same(content.roles, before.roles) || !same(content.partnerRoles, before.partnerRoles)

export const emailChanges = (content: Content, before: Content) => content.email !== before.email

/** Of several members at once. */
export async function checkMemberships(tx: Tx, judged: Judged[], viewer?: Viewer): Promise<Problem[][]> {
  const known = judged.flatMap(({ id, content, before }) =>
    before && id !== null ? [{ id, content, before }] : [],
  )
  const taken = await addressesTaken(tx, known)
  const theirs = await ofPersons(tx, known)
  const problems: Problem[][] = []
  for (const { id, content, before } of judged) {
    if (!before || id === null) {
      problems.push([])
      continue
    }
    const isOwn = viewer?.id === id && rolesChange(content, before)
    const isLost = rolesIn(before).includes('ADMIN') && losesAdministrator(content, before)
    problems.push([
      ...(isOwn
        ? [{ path: 'roles', message: 'You can’t change your own roles. Ask another administrator.' }]
        : []),
      ...(emailChanges(content, before) ? taken(String(content.email)) : []),
      ...theirs({ id, content, before }),
      ...(isLost && (await isLastAdministrator(tx, id))
        ? [{ path: 'roles', message: LAST_ADMINISTRATOR }]
        : []),
      ...membershipProblems(content),
    ])
  }
  return problems
}

type Known = { id: number; content: Content; before: Content }

/** A new address has to be verified first. */
const losesAdministrator = (content: Content, before: Content) =>
  !rolesIn(content).includes('ADMIN') || emailChanges(content, before)

const nameThatChanges = ({ content, before }: Known) =>
  ['firstName', 'lastName'].find((field) => !same(content[field], before[field]))

const newKey = ({ content, before }: Known) =>
  same(content.sfId, before.sfId) ? null : (content.sfId as string | null)

/** Only files say what concerns the person. */
async function ofPersons(tx: Tx, known: Known[]): Promise<(one: Known) => Problem[]> {
  const renamed = known.filter(nameThatChanges).map(({ id }) => id)
  const signedIn = renamed.length > 0 ? await haveSignedIn(tx, renamed) : new Map()
  const keys = known.flatMap((one) => newKey(one) ?? [])
  const taken =
    keys.length > 0 ? await tx.user.findMany({ where: { sfId: { in: keys } }, select: { sfId: true } }) : []
  return (one) => {
    const [changed, key] = [nameThatChanges(one), newKey(one)]
    return [
      ...(changed && signedIn.has(one.id)
        ? [{ path: changed, message: 'They’ve signed in, so their name is theirs to change.' }]
        : []),
      ...(key && taken.some(({ sfId }) => sfId === key)
        ? [{ path: 'sfId', message: 'Another member has this key.' }]
        : []),
    ]
  }
}

/** From then on the profile is their own. */
export async function haveSignedIn(tx: Tx, ids: number[]): Promise<Map<number, string>> {
  const found = await tx.user.findMany({
    where: { id: { in: ids }, lastSignInAt: { not: null } },
    select: { id: true },
  })
  return new Map(found.map(({ id }) => [id, 'They’ve signed in.']))
}

async function addressesTaken(tx: Tx, known: Known[]): Promise<(email: string) => Problem[]> {
  const emails = known
    .filter(({ content, before }) => emailChanges(content, before))
    .map(({ content }) => String(content.email))
  if (emails.length === 0) return () => []
  const members = await tx.user.findMany({ where: { email: { in: emails } }, select: { email: true } })
  const invited = await tx.invitation.findMany({
    where: { email: { in: emails }, acceptedAt: null },
    select: { email: true },
  })
  return (email) => {
    if (members.some((member) => member.email === email)) {
      return [{ path: 'email', message: 'Another member has this address.' }]
    }
    return invited.some((invitation) => invitation.email === email)
      ? [{ path: 'email', message: 'This address already has an invitation. Delete that first.' }]
      : []
  }
}

/** What a change does beyond what the form shows. */
export async function consequencesOf(
  tx: Tx,
  content: Content,
  before: Content,
  id: number,
): Promise<string[]> {
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
    ...((emailChanges(content, before) || rolesChange(content, before)) && (await isSignedIn(tx, id))
      ? ['They’re signed out everywhere.']
      : []),
  ]
}
