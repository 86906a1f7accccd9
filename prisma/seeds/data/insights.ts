import type { InsightAudience } from '#app/db/generated/enums.ts'
import { text } from '../activities.ts'
import { file, type ResourceStory, video } from './resource-story.ts'

const partners: InsightAudience[] = [
  'PARTNER_GROUP',
  'PARTNER_LEAD',
  'PARTNER_CONTENT_MANAGER',
  'PARTNER_EVENT_MANAGER',
]

const videos = 'https://video.example.org/insights'

export const insightStories: ResourceStory[] = [
  {
    name: 'What Keeps Talent: Ten Years of Exit Interviews, Read Again',
    summary:
      'We read four hundred conversations with people who left, to find out what would have made them stay. Pay came fourth. ' +
      'The first three cost nothing, and every manager can start on Monday.',
    speakers: ['Dr. Beatriz Carvalho', 'Emeka Nwosu'],
    minutes: 35,
    age: 3,
    tags: ['People Manager'],
    featured: true,
    picture: '/pictures/covers/leaves.svg',
    activities: [
      {
        name: 'What they said',
        elements: [text('“No one asked me where I wanted to go.” It’s in every other file.')],
      },
      {
        name: 'What they did next',
        elements: [text('Two out of three went to someone who had called them by name.')],
      },
      {
        name: 'What you can do on Monday',
        elements: [
          text('- Ask each person what they would miss.\n- Write down one promise.\n- Keep it by Friday.'),
          file('The questions (PDF, 90 kB)', 'https://files.example.org/exit-interviews.pdf'),
        ],
      },
    ],
  },
  {
    name: 'Hiring Without Referrals',
    summary: 'How three firms opened their funnel, and what it did to their first-year ratings.',
    speakers: ['Marta Lindqvist'],
    minutes: 22,
    age: 5,
    tags: ['People Manager'],
    audience: partners,
    activities: [
      { name: 'The funnel', elements: [text('Referrals were a fifth of applications and half of offers.')] },
      { name: 'The first year', elements: [text('Ratings rose, for everyone.')] },
    ],
  },
  {
    name: 'Sponsors, Not Mentors',
    summary: 'Sponsors spend their own credit on you. How leaders decide who gets it.',
    speakers: ['Nadia Haddad'],
    minutes: 14,
    age: 10,
    tags: ['Mentoring'],
    activities: [{ elements: [video('The conversation', `${videos}/sponsors`)] }],
  },
  {
    name: 'Running a Summer Program That People Come Back To',
    summary: 'For intern hosts: the calendar, the buddy, the project that matters.',
    minutes: 30,
    age: 13,
    tags: [],
    audience: ['PARTNER_LEAD', 'PARTNER_CONTENT_MANAGER'],
    activities: [{ elements: [text('Give them something that would be missed.')] }],
  },
  {
    name: 'The Other Side of the Recruiting Table',
    summary: 'For fellows: what recruiters write down while you talk.',
    speakers: ['Kofi Mensah'],
    minutes: 17,
    age: 16,
    tags: ['Interviews'],
    audience: ['FELLOW'],
    activities: [{ elements: [text('They write down verbs.')] }],
  },
  {
    name: 'Reading the Market Before Graduation',
    summary: 'For fellows: where offers come from this year.',
    minutes: 11,
    age: 21,
    tags: ['Actively looking'],
    audience: ['FELLOW'],
    activities: [{ elements: [text('Later, smaller, and more of them.')] }],
  },
  {
    name: 'Measuring Belonging',
    summary: 'Four questions, twice a year, and what not to do with the answers.',
    minutes: 26,
    age: 30,
    tags: ['People Manager'],
    audience: partners,
    activities: [{ elements: [text('Never report on fewer than eight people.')] }],
  },
  {
    name: 'Boardrooms: Who Speaks First',
    summary: 'Notes from twelve meetings.',
    minutes: 19,
    age: 44,
    tags: [],
    activities: [{ elements: [text('The last to speak has heard the most.')] }],
  },
]
