import type { TagType } from '#app/db/generated/enums.ts'

/** An answer's text, and the name of its tag where that isn't the text itself. */
type AnswerStory = string | { content: string; tag: string; type?: TagType }

export type OnboardingQuestion = {
  id: number
  title: string
  help?: string
  group: string
  limit?: number
  /** Of the tags that its answers bear. */
  type: TagType
  answers: AnswerStory[]
  /** Whether one may answer in one's own words. */
  other?: boolean
}

/** In the order in which they are asked. The id of a question decides its columns: see domain/onboarding/question.ts. */
export const onboardingQuestions: OnboardingQuestion[] = [
  {
    id: 1,
    title: 'Where are you in your career search?',
    group: 'Today',
    limit: 1,
    type: 'JOB_SEARCH_STATE',
    answers: [
      { content: 'I’m looking for my next role', tag: 'Actively looking' },
      { content: 'I’m open to the right opportunity', tag: 'Open to opportunities' },
      { content: 'I’m happy where I am', tag: 'Not looking' },
      { content: 'I’m building something of my own', tag: 'Founder' },
    ],
  },
  {
    id: 2,
    title: 'What are your career goals?',
    help: 'Think about the next 12 months.',
    group: 'Your goals',
    type: 'COLLECTION',
    other: true,
    answers: [
      { content: 'Land an internship', tag: 'Internships' },
      { content: 'Find a full-time role', tag: 'Job Search' },
      { content: 'Change careers', tag: 'Career Moves' },
      { content: 'Get promoted', tag: 'Career Moves' },
      { content: 'Lead a team', tag: 'Leadership', type: 'CATEGORY' },
      { content: 'Negotiate my pay', tag: 'Money' },
      { content: 'Go to business school', tag: 'Graduate School' },
      { content: 'Start a business', tag: 'Entrepreneurship' },
      { content: 'Grow my network', tag: 'Networking', type: 'CATEGORY' },
      { content: 'Find a mentor', tag: 'Mentoring' },
      { content: 'Join a nonprofit board', tag: 'Giving Back' },
      { content: 'Work abroad', tag: 'Working Abroad' },
      { content: 'Be more visible at work', tag: 'Executive Presence' },
    ],
  },
  {
    id: 3,
    title: 'Which industries interest you?',
    group: 'Your interests',
    type: 'INDUSTRY',
    other: true,
    answers: [
      'Consulting',
      'Consumer Goods',
      'Education',
      'Energy',
      'Financial Services',
      'Government',
      'Healthcare',
      'Investment Banking',
      'Law',
      'Media and Entertainment',
      'Nonprofit',
      'Private Equity',
      'Real Estate',
      'Technology',
    ],
  },
  {
    id: 4,
    title: 'Which kinds of work do you want to do?',
    help: 'Choose the ones that matter most.',
    group: 'Your interests',
    limit: 3,
    type: 'JOB_FUNCTION',
    other: true,
    answers: [
      'Brand Management',
      'Business Development',
      'Corporate Strategy',
      'Data Science',
      'Engineering',
      'Finance',
      'Human Resources',
      'Investing',
      'Marketing',
      'Operations',
      'Product Management',
      'Sales',
    ],
  },
  {
    id: 5,
    title: 'Which roles do you see yourself in next?',
    group: 'Your goals',
    type: 'JOB_ROLE',
    other: true,
    answers: ['Individual Contributor', 'People Manager', 'Director', 'Executive', 'Founder', 'Board Member'],
  },
  {
    id: 6,
    title: 'What can the alumni team do for you?',
    group: 'Step 3: tell the alumni team what you need',
    type: 'COLLECTION',
    other: true,
    answers: [
      { content: 'Review my résumé', tag: 'Résumés' },
      { content: 'Prepare me for interviews', tag: 'Interviews' },
      { content: 'Introduce me to recruiters', tag: 'Recruiting', type: 'CATEGORY' },
      { content: 'Find me a coach', tag: 'Coaching' },
      { content: 'Connect me with members near me', tag: 'Community', type: 'CATEGORY' },
      { content: 'Help me with money', tag: 'Money' },
      { content: 'Help me find balance', tag: 'Well-being' },
    ],
  },
]
