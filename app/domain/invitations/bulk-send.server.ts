import type { BulkAct } from '../administration/kind.server.ts'
import { EMAILED, foreseeSending, sendInvitations, type Unsent, WHY_UNSENT } from './send.server.ts'

const number = (count: number) => count.toLocaleString('en-US')
const people = (count: number) => `${number(count)} ${count === 1 ? 'person' : 'people'}`

/** How many aren't sent for each reason. */
const WHY_NOT: Record<Unsent, (count: string) => string> = {
  'on its way': (count) => `The email to ${count} is already on its way.`,
  joined: (count) => `${count} won’t get it, because they’ve already signed up.`,
  'not yours': (count) =>
    `${count} won’t get it from you, because their invitations give more than you may give. Ask an administrator.`,
  gone: (count) => `The invitations of ${count} were deleted.`,
}

/** Emails several invitations at once, each once. */
export const sendSeveral: BulkAct = {
  label: 'Send',
  pending: 'Sending…',
  async foresee(viewer, ids) {
    const { due, again, unenrolled, unsent } = await foreseeSending(viewer, ids)
    const reasons = Object.keys(WHY_NOT) as Unsent[]
    const counts = reasons.map((why) => [why, unsent.filter((one) => one === why).length] as const)
    return {
      count: due,
      button: `Email ${people(due)}`,
      says: [
        due > 0 ? `We’ll email ${people(due)} a link to sign up, once each.` : 'No one will be emailed.',
        ...(again > 0 ? [`${number(again)} of them got this email before.`] : []),
        ...(unenrolled > 0
          ? [
              `${number(unenrolled)} of them would be ${unenrolled === 1 ? 'a fellow' : 'fellows'} without an enrollment, so in no program.`,
            ]
          : []),
        ...counts.flatMap(([why, count]) => (count > 0 ? [WHY_NOT[why](people(count))] : [])),
      ],
    }
  },
  by: (viewer) => ({
    name: 'send',
    done: EMAILED,
    async apply(tx, deed, records, parentId) {
      const ids = records.map(({ id }) => id)
      const { entryIds, unsent } = await sendInvitations(tx, viewer, deed, ids, parentId)
      const refused = records.flatMap(({ id, content }) => {
        const why = unsent.get(id)
        return why ? [{ id, name: String(content.email), reason: WHY_UNSENT[why] }] : []
      })
      return { done: entryIds.length, entryIds, refused }
    },
  }),
}
