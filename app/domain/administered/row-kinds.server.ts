import { members } from '../accounts/administer.server.ts'
import { actionItemsKind } from '../action-items/item-files.server.ts'
import type { Kind } from '../administration/kind.server.ts'
import { announcements } from '../announcements/administer.server.ts'
import { attendeesKind, attendeesNamed } from '../attendance/attendee-files.server.ts'
import { events } from '../events/administer.server.ts'
import { hasImports } from '../exchange/can-import.ts'
import { ownFiles } from '../exchange/own-files.ts'
import { rowsKind } from '../exchange/rows-file.server.ts'
import { affiliationsKind } from '../imports/affiliation-files.server.ts'
import { invitations } from '../invitations/administer.server.ts'
import { participantsKind } from '../partner-invitations/participant-files.server.ts'
import { alumniResources, insights, resources } from '../resources/administer.server.ts'
import { kindNamed, kinds } from './kinds.server.ts'

/** What records have inside, in files of their own. */
const rowKinds: Kind[] = [
  rowsKind({
    name: 'event-sessions',
    title: 'Sessions',
    about: 'The sessions of events.',
    of: events,
    path: ['sessions'],
    identity: ['name', 'startDate'],
  }),
  rowsKind({
    name: 'session-speakers',
    title: 'Speakers',
    about: 'The speakers of sessions.',
    of: events,
    path: ['sessions', 'speakers'],
    identity: ['userId', 'name'],
  }),
  rowsKind({
    name: 'event-fact-sheets',
    title: 'Fact sheets and links',
    about: 'The fact sheets and links of events.',
    of: events,
    path: ['resources'],
    identity: ['audience', 'name'],
  }),
  participantsKind(),
  actionItemsKind(),
  attendeesKind(),
  ...[announcements, resources, insights, alumniResources].flatMap((of) => [
    rowsKind({
      name: `${of.name}-sections`,
      title: 'Sections',
      about: `The sections of ${of.noun.many}.`,
      of,
      path: ['activities'],
      identity: ['name'],
    }),
    rowsKind({
      name: `${of.name}-content`,
      title: 'Content of sections',
      about: `The texts, images, videos and files in the sections of ${of.noun.many}.`,
      of,
      path: ['activities', 'elements'],
      identity: ['kind', 'text', 'url'],
    }),
  ]),
  rowsKind({
    name: 'enrollments',
    title: 'Enrollments',
    about: 'The programs that members are or were in.',
    of: members,
    by: { field: 'email', label: 'Email address', also: ['Email'] },
    path: ['enrollments'],
    identity: ['programId'],
  }),
  affiliationsKind(),
  rowsKind({
    name: 'invitations-enrollments',
    title: 'Enrollments of invitations',
    about: 'The programs that those invited will be in.',
    of: invitations,
    by: { field: 'email', label: 'Email address', also: ['Email'] },
    path: ['enrollments'],
    identity: ['programId'],
  }),
]

/** Every kind whose files can be imported, but for the attendees of one event alone. */
export const fileKinds: Kind[] = [...kinds.filter(hasImports), ...rowKinds]

/** A kind that has files: one that is administered, or what its records have inside. */
export const fileKindNamed = (name: string | undefined): Kind | null =>
  kindNamed(name) ?? rowKinds.find((kind) => kind.name === name) ?? attendeesNamed(name)

/** What records of a kind have inside. */
export const rowKindsOf = (kind: Kind): Kind[] =>
  rowKinds.filter((one) => ownFiles(one)?.of?.name === kind.name)
