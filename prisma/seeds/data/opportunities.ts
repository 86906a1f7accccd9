import type { OpportunityType, TagFlag } from '#app/db/generated/enums.ts'

export const givingCategories: { name: string; flag?: TagFlag }[] = [
  { name: 'Mock Interviews', flag: 'MOCK_INTERVIEW' },
  { name: 'Mentoring Fellows' },
  { name: 'Application Reviews' },
  { name: 'Speaking at Events' },
  { name: 'Chapter Events' },
]
export const commitmentLevels = ['An hour', 'Half a day', 'Several days', 'Ongoing']
export const frequencies = ['Once', 'Monthly', 'Weekly']
export const scheduleTypes = ['Fixed date', 'Flexible', 'Weekends']

export type OpportunityStory = {
  type: OpportunityType
  name: string
  description: string
  place?: string
  /** Days from today; below zero it is over. */
  startsIn?: number
  closesIn?: number
  places?: number
  published?: boolean
  tags: { category: string; commitment: string; frequency: string; schedule: string }
}

const tags = (category: string, commitment: string, frequency: string, schedule: string) => ({
  category,
  commitment,
  frequency,
  schedule,
})

/** The latest first. */
export const opportunityStories: OpportunityStory[] = [
  {
    type: 'MOCK_INTERVIEW',
    name: 'Mock case interviews for MBA Prep',
    description:
      'Give one 45-minute case interview by video, with 15 minutes of feedback. We’ll send you the case and a guide.\nFellows choose from the times you offer.',
    tags: tags('Mock Interviews', 'An hour', 'Monthly', 'Flexible'),
  },
  {
    type: 'MENTORING',
    name: 'Mentor a first-year fellow',
    description: 'Meet one fellow once a month from September to May, in person or by video.',
    tags: tags('Mentoring Fellows', 'Ongoing', 'Monthly', 'Flexible'),
  },
  {
    type: 'REVIEWING',
    name: 'Read applications for the next class',
    description:
      'Twenty applications, two weeks, from home. Two alumni read every application, without seeing each other’s scores.',
    startsIn: 30,
    closesIn: 20,
    places: 40,
    tags: tags('Application Reviews', 'Several days', 'Once', 'Flexible'),
  },
  {
    type: 'SPEAKING',
    name: 'Share how you changed careers',
    description: 'A one-hour panel of four alumni, plus thirty minutes of questions.',
    place: 'Atlanta, GA',
    startsIn: 45,
    places: 4,
    tags: tags('Speaking at Events', 'Half a day', 'Once', 'Fixed date'),
  },
  {
    type: 'EVENT_SUPPORT',
    name: 'Help at the registration desk of the winter career fair, in two shifts, with breakfast and a seat at the closing dinner for everyone who stays until the end of the second one',
    description: 'Welcome partners and fellows, hand out badges and know where the coffee is.',
    place: 'Chicago, IL',
    startsIn: 60,
    places: 1,
    tags: tags('Chapter Events', 'Half a day', 'Once', 'Weekends'),
  },
  {
    type: 'MOCK_INTERVIEW',
    name: 'Behavioral interviews on Saturdays',
    description: 'Three 30-minute interviews in a row, on a Saturday morning of your choice.',
    tags: tags('Mock Interviews', 'Half a day', 'Monthly', 'Weekends'),
  },
  {
    type: 'REVIEWING',
    name: 'Résumé hour',
    description: 'An hour a week when fellows bring their résumés, up to three per session.',
    tags: tags('Application Reviews', 'An hour', 'Weekly', 'Flexible'),
  },
  {
    type: 'MENTORING',
    name: 'Lunch with someone in your old job',
    description: 'One lunch, with one fellow who’s starting where you started.',
    tags: tags('Mentoring Fellows', 'An hour', 'Once', 'Flexible'),
  },
  {
    type: 'EVENT_SUPPORT',
    name: 'Host a chapter dinner',
    description: 'Eight alumni at your table, or at a restaurant you like. We’ll help with the invitations.',
    tags: tags('Chapter Events', 'Half a day', 'Once', 'Weekends'),
  },
  {
    type: 'SPEAKING',
    name: 'Teach a session on personal finance',
    description:
      'Ninety minutes by video for fellows with their first paychecks. We’ll give you a slide deck to start from.',
    startsIn: 25,
    closesIn: 18,
    tags: tags('Speaking at Events', 'Half a day', 'Once', 'Fixed date'),
  },
  {
    type: 'MOCK_INTERVIEW',
    name: 'Technical interviews for engineers',
    description: 'Forty-five minutes in a shared editor, with your own questions or ours.',
    tags: tags('Mock Interviews', 'An hour', 'Weekly', 'Flexible'),
  },
  {
    type: 'SPEAKING',
    name: 'Welcome the spring class',
    description: 'Ten minutes to say what you wish someone had told you.',
    place: 'New York, NY',
    startsIn: -20,
    tags: tags('Speaking at Events', 'An hour', 'Once', 'Fixed date'),
  },
  {
    type: 'EVENT_SUPPORT',
    name: 'Summer picnic (not announced yet)',
    description: 'Bring a blanket.',
    published: false,
    tags: tags('Chapter Events', 'Half a day', 'Once', 'Weekends'),
  },
]
