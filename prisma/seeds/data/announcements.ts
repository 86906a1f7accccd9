import type { Role } from '#app/db/generated/enums.ts'
import { type ActivityStory, text } from '../activities.ts'

export type AnnouncementStory = {
  name: string
  /** Days before today. */
  age: number
  pinned?: boolean
  audience?: Role[]
  published?: boolean
  activities: ActivityStory[]
}

/** The first is meant for everybody. */
export const announcementStories: AnnouncementStory[] = [
  {
    name: 'Registration for the Leadership Gathering is open',
    age: 1,
    pinned: true,
    activities: [
      {
        elements: [
          text(
            'Three days with Rising Leaders from every program, partners and coaches.\n\n' +
              '- **Friday**: arrival, dinner by city\n- **Saturday**: workshops and mock interviews\n- **Sunday**: farewell breakfast',
          ),
          {
            kind: 'IMAGE',
            text: 'Three people stand together on a hill in the sun',
            url: '/pictures/gathering.svg',
          },
        ],
      },
      {
        name: 'Before you register',
        elements: [
          text('Ask your manager early, and read the [travel rules](https://travel.example.org/rules).'),
          {
            kind: 'FILE',
            text: 'Packing list (PDF, 80 kB)',
            url: 'https://files.example.org/packing-list.pdf',
          },
          { kind: 'VIDEO', text: 'Last year in two minutes', url: 'https://video.example.org/gathering' },
        ],
      },
    ],
  },
  {
    name: 'Keep your profile current: partners look for people to invite before the next hiring season begins',
    age: 3,
    pinned: true,
    activities: [
      {
        elements: [
          text(
            'Partners read profiles **this month**. It takes five minutes to add:\n\n' +
              '1. your current role and city\n2. the industries you’re interested in\n3. a photo that shows your face',
          ),
        ],
      },
    ],
  },
  {
    name: 'New interview coaches for Fellows',
    age: 5,
    pinned: true,
    audience: ['FELLOW'],
    activities: [
      {
        elements: [
          text(
            'Twelve alumni have joined as coaches. Find them in the [directory](/directory) and message them.',
          ),
        ],
      },
    ],
  },
  {
    name: 'Alumni council: call for candidates',
    age: 6,
    pinned: true,
    audience: ['ALUMNI'],
    activities: [
      {
        elements: [
          text('## What the council does\n\nIt meets four times a year and speaks for all alumni.'),
          { kind: 'FILE', text: 'Council bylaws', url: 'https://files.example.org/council-rules.pdf' },
        ],
      },
    ],
  },
  {
    name: 'Office closed on Monday',
    age: 8,
    activities: [
      { elements: [text('It’s a holiday, and we’ll be back on Tuesday. For anything urgent, email us.')] },
    ],
  },
  {
    name: 'How to give feedback that helps',
    age: 12,
    audience: ['FELLOW', 'ALUMNI'],
    activities: [
      {
        name: 'In short',
        elements: [text('> Say what you saw, what it did, and what you would try instead.\n\nThat’s all.')],
      },
      {
        name: 'In full',
        elements: [
          text(
            Array.from(
              { length: 9 },
              (_, index) =>
                `Feedback is a gift that has to be unwrapped. Rule ${index + 1}: ask first whether it is welcome, be specific about one moment, and stop once it has been heard. People remember how they felt long after they have forgotten what was said.`,
            ).join('\n\n'),
          ),
        ],
      },
    ],
  },
  {
    name: 'What partners told us about the last round of interviews',
    age: 20,
    audience: ['PARTNER', 'STAFF'],
    activities: [{ elements: [text('Thank you for 214 interviews. We’ll send the report next month.')] }],
  },
  { name: 'Save the date: Volunteer Week', age: 33, activities: [] },
  {
    name: 'A draft that no one should read yet',
    age: 0,
    pinned: true,
    published: false,
    activities: [{ elements: [text('Not ready.')] }],
  },
]
