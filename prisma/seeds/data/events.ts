import type { ProgramName } from '../catalog.ts'

export type EventStory = {
  name: string
  description: string
  /** Days from today to its first day. */
  starts: number
  /** How many days it lasts. */
  days?: number
  time?: string
  zone?: string
  category: string
  format: 'In Person' | 'Virtual' | 'Hybrid'
  type: string
  /** A fellow event of that program, with sessions and partners. */
  program?: ProgramName
  /** Without partners, but with workshops in every room. */
  fellowsAlone?: boolean
  insight?: boolean
  /** The name of its picture. */
  cover?: string
  status?: 'CANCELLED'
  /** Not published yet. */
  isDraft?: boolean
}

/** Of those that partners host. */
export const firstPartnersEvents = [
  'How to Ask for the Raise You Have Earned',
  'From Analyst to Associate: What Changes and How to Be Ready for It',
]

export const eventCategories = ['Career Development', 'Community', 'Leadership', 'Networking', 'Recruiting']
export const eventFormats = ['In Person', 'Virtual', 'Hybrid']
export const eventTypes = ['Career Fair', 'Conference', 'Info Session', 'Panel', 'Workshop']

const eastern = 'America/New_York'
const central = 'America/Chicago'
const pacific = 'America/Los_Angeles'

export const eventStories: EventStory[] = [
  {
    name: 'Career Prep Summit',
    description:
      'Two days of mock interviews, company visits and talks with alumni.\n\nBring **three copies** of your résumé.',
    starts: 9,
    days: 2,
    time: '08:30',
    zone: central,
    category: 'Recruiting',
    format: 'In Person',
    type: 'Conference',
    program: 'Career Prep',
    cover: 'arcs',
  },
  {
    name: 'MBA Prep Kickoff',
    description: 'Meet your cohort and your coach, and plan the application season.',
    starts: 23,
    days: 3,
    time: '09:00',
    zone: eastern,
    category: 'Leadership',
    format: 'In Person',
    type: 'Conference',
    program: 'MBA Prep',
    cover: 'hills',
  },
  {
    name: 'Google TEC Build Week',
    description: 'Small teams build and present a product in five days, with engineers as mentors.',
    starts: -1,
    days: 5,
    time: '10:00',
    zone: pacific,
    category: 'Career Development',
    format: 'Hybrid',
    type: 'Workshop',
    program: 'Google TEC',
    cover: 'grid',
  },
  {
    name: 'Ascend Midyear Convening',
    description: 'Look back on the past six months, and set goals for the next six.',
    starts: 58,
    days: 2,
    time: '09:00',
    zone: eastern,
    category: 'Leadership',
    format: 'In Person',
    type: 'Conference',
    program: 'Ascend',
    cover: 'sun',
  },
  {
    name: 'Fall Recruiting Forum',
    description: 'Partners meet fellows in twenty-minute conversations.',
    starts: -44,
    days: 2,
    time: '09:00',
    zone: eastern,
    category: 'Recruiting',
    format: 'In Person',
    type: 'Career Fair',
    program: 'Career Prep',
    cover: 'weave',
  },
  {
    name: 'Professional Development Intensive',
    description: 'Negotiation, feedback and managing up, practiced in small groups.',
    starts: -103,
    days: 3,
    time: '08:30',
    zone: central,
    category: 'Career Development',
    format: 'In Person',
    type: 'Conference',
    program: 'Professional Development',
    cover: 'bridge',
  },
  {
    name: 'Alumni Mixer: Chicago',
    description: 'An evening to catch up with Rising Leaders in the Midwest.',
    starts: 4,
    time: '18:00',
    zone: central,
    category: 'Networking',
    format: 'In Person',
    type: 'Panel',
  },
  {
    name: 'How to Ask for the Raise You’ve Earned',
    description: 'Numbers, timing and words that work.',
    starts: 6,
    time: '12:00',
    zone: eastern,
    category: 'Career Development',
    format: 'Virtual',
    type: 'Workshop',
  },
  {
    name: 'From Analyst to Associate: What Changes and How to Be Ready for It',
    description: 'Alumni from four banks on the step that surprised them most.',
    starts: 13,
    time: '19:00',
    zone: eastern,
    category: 'Career Development',
    format: 'Virtual',
    type: 'Panel',
  },
  {
    name: 'Board Service for Busy People',
    description: 'How alumni found a nonprofit board that needed them.',
    starts: 20,
    time: '18:30',
    zone: eastern,
    category: 'Community',
    format: 'Virtual',
    type: 'Info Session',
  },
  {
    name: 'Bay Area Founders Breakfast',
    description: 'Coffee, introductions and three short pitches.',
    starts: 27,
    time: '08:00',
    zone: pacific,
    category: 'Networking',
    format: 'In Person',
    type: 'Info Session',
  },
  {
    name: 'Winter Career Fair',
    description: 'Forty partner organizations, one afternoon, online.',
    starts: 34,
    time: '13:00',
    zone: eastern,
    category: 'Recruiting',
    format: 'Virtual',
    type: 'Career Fair',
  },
  {
    name: 'Leading Through Change',
    description: 'A talk about reorganizations from both sides of the table.',
    starts: 15,
    time: '17:00',
    zone: eastern,
    category: 'Leadership',
    format: 'Virtual',
    type: 'Panel',
    insight: true,
    cover: 'waves',
  },
  {
    name: 'What Recruiters Read First',
    description: 'Three recruiters go through real résumés.',
    starts: 30,
    time: '12:30',
    zone: eastern,
    category: 'Recruiting',
    format: 'Virtual',
    type: 'Workshop',
    insight: true,
    cover: 'dots',
  },
  {
    name: 'Summer Picnic: Atlanta',
    description: 'Families welcome.',
    starts: -120,
    time: '11:00',
    zone: eastern,
    category: 'Community',
    format: 'In Person',
    type: 'Panel',
  },
  {
    name: 'Leadership Institute',
    description: 'Three days of small-group workshops, for fellows only.',
    starts: -1,
    days: 3,
    time: '08:30',
    zone: central,
    category: 'Leadership',
    format: 'In Person',
    type: 'Conference',
    program: 'Career Prep',
    fellowsAlone: true,
    cover: 'city',
  },
  {
    name: 'Reading Exit Interviews: A Working Session for People Who Lead Teams, Plan Budgets and Hire Twice a Year',
    description: 'Bring one question, leave with three.',
    starts: 18,
    time: '16:00',
    zone: eastern,
    category: 'Leadership',
    format: 'Virtual',
    type: 'Workshop',
    insight: true,
  },
  {
    name: 'Insights Live: Sponsors and Mentors',
    description: 'A conversation, with time for your questions.',
    starts: -12,
    time: '12:00',
    zone: pacific,
    category: 'Leadership',
    format: 'Virtual',
    type: 'Panel',
    insight: true,
    cover: 'stars',
  },
  {
    name: 'Quarterly Hiring Outlook',
    description: 'What partners are planning, and what fellows can expect.',
    starts: 41,
    time: '13:00',
    zone: central,
    category: 'Recruiting',
    format: 'Virtual',
    type: 'Info Session',
    insight: true,
    cover: 'steps',
  },
  {
    name: 'Professional Development Practice Day',
    description: 'Bring a conversation that you’ve been putting off, and practice it with two people.',
    starts: 12,
    time: '08:30',
    zone: eastern,
    category: 'Career Development',
    format: 'In Person',
    type: 'Workshop',
    program: 'Professional Development',
    fellowsAlone: true,
    cover: 'steps',
  },
  {
    name: 'Rooftop Stargazing: Phoenix',
    description: 'The observatory’s roof is being repaired. We’ll find another night.',
    starts: 17,
    time: '19:30',
    zone: 'America/Phoenix',
    category: 'Community',
    format: 'In Person',
    type: 'Info Session',
    status: 'CANCELLED',
  },
  {
    name: 'Salary Transparency: What Changes for You',
    description: 'Speakers to be confirmed.',
    starts: 48,
    time: '12:00',
    zone: eastern,
    category: 'Career Development',
    format: 'Virtual',
    type: 'Panel',
    isDraft: true,
  },
]

/** Of each day of a fellow event: start, end, name, type, room. */
export const sessionStories = [
  ['08:30', '09:15', 'Breakfast and Check-in', 'Meal', 'Main Hall'],
  ['09:30', '10:30', 'Opening Conversation', 'Plenary', 'Auditorium'],
  ['10:45', '12:00', 'Mock Interviews', 'Workshop', 'Rooms 201 to 212'],
  ['13:00', '14:30', 'Meet the Partners', 'Networking', 'Main Hall'],
  ['14:45', '16:00', 'Stories from Alumni', 'Panel', 'Auditorium'],
] as const

/** At the same time in rooms beside each other, where fellows are among themselves. */
export const workshopStories = [
  'Telling Your Story in Two Minutes',
  'Reading a Balance Sheet',
  'Managing Up Without Burning Out',
  'Negotiating an Offer',
  'Public Speaking for Quiet People',
  'Giving Feedback That Is Heard',
  'From Individual Contributor to First-Time Manager: Delegation, Trust and the Conversations No One Prepares You For',
  'Finding Sponsors and Mentors',
  'Building a Personal Board of Directors',
  'Career Changes That Worked',
] as const

/** Speakers without an account: name and title. */
export const guestSpeakers = [
  ['Dr. Beatriz Carvalho', 'Author of “The Long Table”'],
  ['Emeka Nwosu', 'Founder, Harborlight Capital'],
  [
    'Anneliese von Hohenstein-Oberweiler',
    'Chief People Officer and Executive Vice President of Organizational Development',
  ],
] as const

/** Whom partners send who have no account. */
export const partnerGuests = [
  ['Elena', 'Vasquez'],
  ['Thabo', 'Molefe'],
  ['Siobhán', 'Gallagher'],
  ['Hiro', 'Tanabe'],
  ['Charlotte', 'Beaumont-Okonkwo'],
  ['Ravi', 'Menon'],
  ['Leilani', 'Kahale'],
  ['Piotr', 'Zieliński'],
  ['Dalia', 'Mansour'],
  ['Curtis', 'Bell'],
  ['Noor', 'Rahman'],
] as const

export const eventResourceStories = {
  PARTNER: [
    ['Partner Guide', 'Where to park, who to ask and what to bring.'],
    ['Résumé Book', 'The résumés of all participating fellows.'],
  ],
  FELLOW: [
    [
      'Packing List',
      'Business attire for the first day, business casual after that.\n\n- Your badge\n- **Three copies** of your résumé',
    ],
    ['How to Prepare for a Mock Interview', 'Six questions that come up every time.'],
  ],
} as const

/** What partners are asked to do: name, description, and days before the event at which it starts and is due. */
export const actionItemStories = [
  [
    'Confirm your interviewers',
    'Tell us who will be giving mock interviews, so we can match them with fellows.',
    45,
    21,
  ],
  [
    'Upload your logo and a short description of your organization',
    'We’ll print them in the program and show them on screens between sessions.',
    40,
    28,
  ],
  ['Book your hotel rooms', 'Our group rate ends on the due date.', 30, 14],
  ['Submit job descriptions', 'Fellows read them before they meet you. Send us up to five.', 25, 10],
  ['Send your feedback', 'Which conversations went well, and who would you like to meet again?', -3, -14],
] as const
