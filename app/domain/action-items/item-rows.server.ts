import type { FileColumn } from '../exchange/columns.ts'
import type { FileRow } from '../exchange/exported-rows.server.ts'
import type { ItemInFile } from './given-items.server.ts'

export const COLUMNS = {
  organization: {
    name: 'organization',
    label: 'Organization',
    about: 'The partner that it’s for, one of the event’s.',
    also: ['Partner', 'Company'],
  },
  assignee: {
    name: 'assignee',
    label: 'Assignee',
    about: 'The email address of one of its representatives; without it, it’s for any of them.',
    also: ['Assigned to', 'Email', 'Email address'],
  },
  name: {
    name: 'name',
    label: 'Name',
    about: 'What’s to be done.',
    also: ['Action item', 'Task', 'Subject'],
  },
  description: { name: 'description', label: 'Description', about: 'How, and what for.', also: ['Comments'] },
  startDate: {
    name: 'startDate',
    label: 'Starts on',
    about: 'A date, such as 2027-04-16.',
    also: ['Start'],
    isDay: true,
  },
  dueDate: { name: 'dueDate', label: 'Due on', about: 'A date after the first.', also: ['Due'], isDay: true },
  actionUrl: {
    name: 'actionUrl',
    label: 'Link',
    about: 'A web address, starting with https://',
    also: ['URL'],
  },
} satisfies Record<string, FileColumn>

export const NAME = 'action-items'
export const ALL: FileColumn[] = Object.values(COLUMNS)

/** An item as files have it. */
export const rowOf = (item: ItemInFile): FileRow => ({
  withinId: item.eventId,
  rowId: item.id,
  userId: item.assigneeId,
  cells: Object.fromEntries(ALL.map(({ name }) => [name, item[name as keyof typeof COLUMNS] ?? ''])),
})
