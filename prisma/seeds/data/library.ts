import { text } from '../activities.ts'
import { file, type ResourceStory, video } from './resource-story.ts'

const files = 'https://files.example.org'
const videos = 'https://video.example.org'

export const libraryStories: ResourceStory[] = [
  {
    name: 'Case Interviews from the First Minute to the Last',
    summary:
      'Five sections: the opening, the structure, the numbers, the recommendation and how to practice.',
    speakers: ['Imani Okafor', 'Dr. Beatriz Carvalho'],
    minutes: 50,
    age: 2,
    tags: ['Interviews', 'Consulting', 'Actively looking'],
    activities: [
      {
        name: 'The first minute',
        elements: [
          text(
            'Repeat the question in **your own words**, ask what success would mean, and take a minute to think.\n\n' +
              '> Silence feels longer to you than to your interviewer.',
          ),
          video('The same opening, two ways', `${videos}/case-opening`),
        ],
      },
      {
        name: 'A structure of your own',
        elements: [
          text(
            'Frameworks are a checklist, not an answer. Draw three branches:\n\n1. What must be true\n2. What we know\n3. What we’d find out first',
          ),
        ],
      },
      {
        name: 'Numbers without a calculator',
        elements: [
          text('| Share | As a fraction |\n| --- | --- |\n| 12.5% | 1/8 |\n| 16.7% | 1/6 |\n| 37.5% | 3/8 |'),
          file('Thirty exercises with solutions (PDF, 210 kB)', `${files}/case-numbers.pdf`),
        ],
      },
      {
        name: 'The recommendation, and what the interviewer hears when you say “it depends” without saying on what',
        elements: [
          text(
            'Say the answer first. Then the two reasons that carry it, and the one risk that could change it.',
          ),
        ],
      },
      { name: 'Practice with others', elements: [text('Two a week, in pairs, with feedback written down.')] },
    ],
  },
  {
    name: 'Telling Your Story in Two Minutes',
    summary: 'Where you come from, what you want and why the two belong together.',
    speakers: ['Tomás Álvarez'],
    minutes: 12,
    age: 4,
    tags: ['Interviews', 'Actively looking'],
    activities: [
      {
        name: 'Three sentences',
        elements: [text('Past, present, future: one sentence each. Then add one number.')],
      },
      { name: 'Say it aloud', elements: [text('Record yourself three times. Keep the third.')] },
    ],
  },
  {
    name: 'A Résumé That Survives Ten Seconds',
    summary: 'What recruiters look at first, with three résumés before and after.',
    minutes: 18,
    age: 6,
    tags: ['Résumés', 'Actively looking'],
    activities: [
      {
        name: 'The top third',
        elements: [
          text('Results before duties: *raised*, *built*, *saved*, each with a number.'),
          file('Three résumés, before and after (PDF, 640 kB)', `${files}/resumes.pdf`),
        ],
      },
    ],
  },
  {
    name: 'Discounted Cash Flow, Step by Step',
    summary: 'A model built in an hour, from revenue to value per share, with the sheet to follow along.',
    speakers: ['Kofi Mensah'],
    minutes: 65,
    age: 8,
    tags: ['Technical Prep', 'Investment Banking', 'Finance'],
    activities: [
      {
        name: 'Free cash flow',
        elements: [text('EBIT × (1 − tax) + depreciation − investment − working capital.')],
      },
      {
        name: 'The discount rate',
        elements: [text('Why the cost of equity is an opinion, and how to defend yours.')],
      },
      {
        name: 'The sheet',
        elements: [
          file('Empty model (XLSX, 38 kB)', `${files}/dcf.xlsx`),
          video('Built together', `${videos}/dcf`),
        ],
      },
    ],
  },
  {
    name: 'System Design for Interviews: Queues, Caches and Consistency',
    summary: 'Draw a service for a million people and say what breaks first.',
    speakers: ['Wen Li', 'Rafael Souza'],
    minutes: 40,
    age: 11,
    tags: ['Technical Prep', 'Technology', 'Engineering'],
    activities: [
      {
        name: 'Ask before you draw',
        elements: [text('How many, how often, how fresh, and how wrong can it be?')],
      },
      { name: 'What breaks first', elements: [text('Usually the database. Say how you’d know.')] },
    ],
  },
  {
    name: 'Recording: Alumni Panel on the First Year in Consulting',
    summary: 'Four alumni on staffing, travel, feedback and the week it got easier.',
    speakers: ['Odile Marchand', 'Nadia Haddad', 'Anneliese von Hohenstein-Oberweiler'],
    minutes: 58,
    age: 14,
    tags: ['Alumni Events', 'Event Recordings', 'Consulting'],
    activities: [{ elements: [video('The whole panel', `${videos}/consulting-panel`)] }],
  },
  {
    name: 'Recording: The Alumni Mixer Toasts',
    summary: 'Three short speeches from last spring.',
    minutes: 9,
    age: 17,
    tags: ['Alumni Events', 'Event Recordings'],
    activities: [{ elements: [video('The toasts', `${videos}/toasts`)] }],
  },
  {
    name: 'Recording: How Recruiters Use Your Profile',
    summary: 'A webinar for anyone looking for an internship, with the audience’s questions.',
    speakers: ['Marta Lindqvist'],
    minutes: 45,
    age: 19,
    tags: ['Event Recordings', 'Résumés'],
    activities: [
      { name: 'The talk', elements: [video('The talk', `${videos}/recruiters`)] },
      {
        name: 'Questions and answers',
        elements: [text('**Does the photo matter?** Less than the first line.')],
      },
    ],
  },
  {
    name: 'Product Sense in Twenty Questions',
    summary: 'Short exercises for product interviews, each with two good answers and one that sounds good.',
    minutes: 28,
    age: 22,
    tags: ['Interviews', 'Technology', 'Product Management'],
    activities: [{ elements: [text('Pick a product that annoys you. Who does it serve well?')] }],
  },
  {
    name: 'Your First Team',
    summary: 'Delegation, one-on-ones and the first hard conversation of a new manager.',
    speakers: ['Nadia Haddad'],
    minutes: 33,
    age: 25,
    tags: ['People Manager', 'Not looking'],
    activities: [
      {
        name: 'The first week',
        elements: [text('Ask everyone the same three questions, and write the answers down.')],
      },
      {
        name: 'The first hard conversation',
        elements: [text('Say what you saw, not what you think they are.')],
      },
    ],
  },
  {
    name: 'Asking for Feedback When No One Gives Any',
    summary: 'Two questions that busy people will answer.',
    minutes: 6,
    age: 28,
    tags: ['Individual Contributor', 'Not looking'],
    activities: [{ elements: [text('“What is one thing I could have done better this week?”')] }],
  },
  {
    name: 'Finding a Mentor Inside Your Company',
    summary: 'Who to ask, how often to meet and how to end it well.',
    minutes: 16,
    age: 33,
    tags: ['Mentoring', 'Individual Contributor'],
    activities: [{ elements: [text('Start with a question that only they can answer.')] }],
  },
  {
    name: 'Nonprofit Careers: What’s Different',
    summary: 'Pay, pace and purpose, compared by people who have done both.',
    speakers: ['Imani Okafor'],
    minutes: 24,
    age: 41,
    tags: ['Nonprofit', 'Career Moves'],
    activities: [{ elements: [text('Read the budget before the mission statement.')] }],
  },
  {
    name: 'Sleeping Before Interviews',
    summary: 'A five-minute exercise.',
    minutes: 5,
    age: 47,
    tags: ['Well-being', 'Interviews'],
    activities: [{ elements: [text('Breathe out longer than you breathe in, ten times.')] }],
  },
  {
    name: 'The Program Handbook',
    summary: 'What you can expect of us, and what we expect of you.',
    minutes: 20,
    age: 60,
    tags: ['Start Here'],
    activities: [
      {
        name: 'What we promise',
        elements: [text('A coach, a cohort and an answer within two business days.')],
      },
      { name: 'What we ask', elements: [text('Be there, be early, be kind.')] },
    ],
  },
  {
    name: 'A list of books',
    summary: 'No length yet, and nothing in it.',
    age: 90,
    tags: [],
    activities: [],
  },
  { name: 'A draft about offers', summary: 'Not ready.', age: 1, published: false, tags: [], activities: [] },
]
