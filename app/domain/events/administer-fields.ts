import type { EventResourceAudience } from '#app/db/generated/enums.ts'
import { fold } from '#app/values/fold.ts'
import {
  clockTime,
  day,
  type Fields,
  markdown,
  oneChosen,
  oneOf,
  oneSearched,
  type RowsField,
  type Section,
  someChosen,
  textLine,
  webAddress,
  yesNo,
} from '../administration/fields.ts'
import { ownAddress } from '../administration/own-address.ts'
import { statusLabels } from './admin-list.ts'
import { zoneIn } from './zone-names.ts'

const speakers: RowsField = {
  label: 'Speakers',
  noun: { one: 'speaker', many: 'speakers' },
  hint: 'A member, or someone known by name.',
  max: 20,
  table: 'SessionSpeaker',
  parent: 'sessionId',
  position: 'position',
  fields: {
    userId: oneSearched('Member', 'members'),
    name: textLine('Name', { hint: 'Of someone who isn’t a member' }),
    title: textLine('Title'),
  },
}

const sessions: RowsField = {
  label: 'Sessions',
  noun: { one: 'session', many: 'sessions' },
  hint: 'They’re listed by day and time.',
  max: 100,
  table: 'EventSession',
  parent: 'eventId',
  orderBy: ['startDate', 'startTime'],
  derive: ({ name }) => ({ searchKey: fold(String(name)) }),
  fields: {
    name: textLine('Name', { required: 'Please enter the session’s name.' }),
    startDate: day('Day', { required: 'Please enter the session’s day.' }),
    startTime: clockTime('Starts at'),
    endTime: clockTime('Ends at', { hint: 'At or before the start means the next day.' }),
    roomName: textLine('Room'),
    type: textLine('Type'),
    speakers,
  },
}

const audiences: Record<EventResourceAudience, string> = { FELLOW: 'Fellows', PARTNER: 'Partners' }

const resources: RowsField = {
  label: 'Fact sheets and links',
  noun: { one: 'fact sheet', many: 'fact sheets' },
  max: 50,
  table: 'EventResource',
  parent: 'eventId',
  position: 'position',
  fields: {
    audience: oneOf('For', audiences, { required: 'Please choose who it’s for.' }),
    name: textLine('Name', { required: 'Please enter the fact sheet’s name.' }),
    url: webAddress('Address'),
    description: markdown('Text'),
  },
}

const basics: Fields = {
  name: textLine('Name', {
    required: 'Please enter the event’s name.',
    also: ['Event name', 'Campaign name', 'Title', 'Subject'],
  }),
  description: markdown('Description'),
  status: oneOf('Stage', statusLabels, { required: 'Please choose the stage.' }),
  startDate: day('First day', {
    required: 'Please enter the first day.',
    also: ['Event start date', 'Date', 'Start'],
  }),
  endDate: day('Last day', { required: 'Please enter the last day.', also: ['Event end date', 'End'] }),
  startTime: clockTime('Starts at', { also: ['Event start time'] }),
  timezone: {
    ...textLine('Time zone', { required: 'Please choose the time zone.' }),
    input: 'choice',
    choices: 'zones',
    fromCell: zoneIn,
    also: ['Timezone', 'Zone'],
    hint: 'All times of the event are in it.',
  },
}

const audience: Fields = {
  programId: oneChosen('Program', 'programs'),
  organizationId: oneSearched('Host', 'organizations', {
    hint: 'The organization that invites',
    also: ['Organization', 'Organizer', 'Organizer name'],
  }),
  regionalHubId: oneChosen('Regional hub', 'hubs'),
  isFellowEvent: yesNo('It’s for the fellows of its program', {
    hint: 'It’s marked “Program Event”. Everyone else sees it, too.',
  }),
  isInsightEvent: yesNo('It’s listed with the insights'),
  tagIds: someChosen('Tags', 'tags', { table: '_EventToTag', own: 'A', other: 'B' }),
}

const registration: Fields = {
  eventUrl: webAddress('RSVP address', { also: ['Event link', 'URL'] }),
  registrationStartDate: day('Registration starts on'),
  code: textLine('Code', { max: 32, hint: 'Fellows enter it at check-in.' }),
  imageUrl: ownAddress('Image', {
    hint: 'Shown on its page and its cards, where it’s cropped to 3:1. Upload it under “Files” first; its web address is suggested here and starts with /.',
  }),
}

const agenda: Fields = {
  draftSessions: yesNo('The agenda is still being made: only staff see the sessions'),
  sessions,
}

/** What is edited of an event. */
export const eventSections: Section[] = [
  { title: 'Event', fields: basics },
  { title: 'Who it’s for', fields: audience },
  { title: 'Registration', fields: registration },
  { title: 'Agenda', fields: agenda },
  { title: 'Fact sheets', fields: { resources } },
]
