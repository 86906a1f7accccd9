import { formatShort } from '#app/values/calendar-date.ts'
import type { ActionItemRecord } from './find.server.ts'
import type { ActionItemDetails } from './schema.ts'
import type { Target } from './targets.server.ts'

type Kept = Pick<ActionItemDetails, 'name' | 'description' | 'startDate' | 'dueDate' | 'actionUrl'>

/** An item's current values that a form would overwrite, in words. */
export function differences(
  now: ActionItemRecord,
  typed: Kept & { eventId: number; targets: Target[] },
): string[] {
  const lines: [boolean, string][] = [
    [now.name !== typed.name, `Name is now “${now.name}”.`],
    [now.startDate !== typed.startDate, `Start date is now ${formatShort(now.startDate)}.`],
    [now.dueDate !== typed.dueDate, `Due date is now ${formatShort(now.dueDate)}.`],
    [now.description !== typed.description, `Description is now “${now.description}”.`],
    [now.actionUrl !== typed.actionUrl, now.actionUrl ? `URL is now ${now.actionUrl}` : 'URL is now empty.'],
    [now.event.id !== typed.eventId, `Event is now “${now.event.name}”.`],
    [!isAmong(typed.targets, now), `It’s now for ${forWhom(now)}.`],
    [now.completed, 'It has been marked complete.'],
  ]
  return lines.filter(([differs]) => differs).map(([, text]) => text)
}

function isAmong(targets: Target[], { participantId, assignee }: ActionItemRecord): boolean {
  const assigneeId = assignee?.id ?? null
  return targets.some((target) => target.participantId === participantId && target.assigneeId === assigneeId)
}

const forWhom = ({ organization, assignee }: ActionItemRecord) =>
  assignee ? `${assignee.name} from ${organization.name}` : organization.name
