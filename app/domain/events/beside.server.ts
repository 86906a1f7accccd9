import type { Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import type { Change } from '../administration/content.ts'
import { besideKey, type Described } from '../administration/describe.ts'

const NOTHING = 'nothing'

/** Who has been added, invited, seen or removed, in the history of an event. */
export async function describePeople(tx: Tx, changes: Change[]): Promise<Map<string, Described>> {
  const parsed = changes.flatMap((change) => {
    const [what = '', ...keys] = change.path.split('.')
    return what in WORDS
      ? [{ change, what: what as What, keys: keys.map(Number).filter(Number.isInteger) }]
      : []
  })
  if (parsed.length === 0) return new Map()
  const names = await readNames(tx, parsed)
  return new Map(
    parsed.map(({ change, what, keys }) => [besideKey(change), WORDS[what](names, change, keys)]),
  )
}

type Names = Record<'members' | 'organizations' | 'sessions', Map<number, string>>
type Describe = (names: Names, change: Change, keys: number[]) => Described

/** By the beginning of a change's path, which the ids follow. */
const WORDS = {
  attendees: ({ members, sessions }, { before, after }, [member = 0]) => {
    const agenda = (ids: unknown) => {
      if (!Array.isArray(ids)) return NOTHING
      return ids.map((id) => sessions.get(Number(id)) ?? 'a former session').join(', ') || 'no sessions'
    }
    return { where: memberName(members, member), before: agenda(before), after: agenda(after) }
  },
  attendance: ({ members, sessions }, { before, after }, [session = 0, member = 0]) => ({
    where: `${memberName(members, member)}, ${sessions.get(session) ?? 'a former session'}`,
    before: before ? 'here' : 'not here',
    after: after ? 'here' : 'not here',
  }),
  items: (_names, { before, after }) => ({
    where: 'Action item',
    before: before ? String(before) : NOTHING,
    after: after ? String(after) : NOTHING,
  }),
  participants: ({ organizations }, { path, before, after }, [organization = 0]) => {
    const isRole = path.endsWith('.role')
    const name = organizations.get(organization) ?? 'A former organization'
    const said = (value: Change['before']) => (isRole ? String(value) : String(value).toLowerCase())
    return {
      where: isRole ? `${name}, role` : name,
      before: before ? said(before) : NOTHING,
      after: after ? said(after) : NOTHING,
    }
  },
} satisfies Record<string, Describe>

type What = keyof typeof WORDS

const memberName = (members: Names['members'], id: number) => members.get(id) ?? 'Closed account'

const Named = z.strictObject({
  kind: z.enum(['members', 'organizations', 'sessions']),
  id: z.int(),
  name: z.string(),
})

async function readNames(tx: Tx, parsed: { change: Change; what: What; keys: number[] }[]): Promise<Names> {
  const of = (wanted: What, at: number) =>
    parsed.flatMap(({ what, keys }) => (what === wanted ? (keys[at] ?? []) : []))
  const agendas = parsed.flatMap(({ what, change: { before, after } }) =>
    what === 'attendees' ? [before, after].flat().map(Number).filter(Number.isInteger) : [],
  )
  const members = [...of('attendees', 0), ...of('attendance', 1)]
  const sessions = [...of('attendance', 0), ...agendas]
  const rows = await query(Named, tx)`
    SELECT 'members' AS kind, u.id, concat_ws(' ', u."firstName", u."lastName") AS name FROM "User" u
    WHERE u.id = ANY(${members}::int[]) AND u."closedAt" IS NULL
    UNION ALL SELECT 'sessions', s.id, s.name FROM "EventSession" s WHERE s.id = ANY(${sessions}::int[])
    UNION ALL SELECT 'organizations', o.id, o.name FROM "Organization" o
    WHERE o.id = ANY(${of('participants', 0)}::int[])`
  const named = (kind: keyof Names) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ id, name }) => [id, name]))
  return { members: named('members'), organizations: named('organizations'), sessions: named('sessions') }
}
