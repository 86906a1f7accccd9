import type { TagType } from '#app/db/generated/enums.ts'

export type CommunityQuestion = {
  content: string
  tags: [TagType, string][]
  answers: string[]
  /** What a member wrote who reported it. */
  reported?: string
}

/** The latest first. */
export const communityQuestions: CommunityQuestion[] = [
  {
    content:
      'Has anyone moved from consulting to a nonprofit and kept a mortgage?\nI have an offer at 60 percent of my current pay. It’s the work I’ve wanted to do for ten years. What did you cut, and what did you underestimate?',
    tags: [
      ['COLLECTION', 'Career Moves'],
      ['COLLECTION', 'Money'],
      ['INDUSTRY', 'Nonprofit'],
      ['INDUSTRY', 'Consulting'],
    ],
    answers: [
      'Yes, four years ago. We underestimated health insurance and overestimated everything else. Ask for the benefits in writing before you compare.',
      'Negotiate the title if they can’t move on pay. It came back to me with the next role.',
      'Try it for three months: live on the new pay while you still have the old. It told us more than any spreadsheet.',
    ],
  },
  {
    content: 'Which certificates do product managers in healthcare really look for?',
    tags: [
      ['JOB_FUNCTION', 'Product Management'],
      ['INDUSTRY', 'Healthcare'],
    ],
    answers: [],
  },
  {
    content: 'How did you tell your manager that you were applying to business school?',
    tags: [['COLLECTION', 'Graduate School']],
    answers: [
      'Early, and with a plan for the handover. She wrote my best recommendation.',
      'Only after the first interview invitation. Every firm is different: ask someone who left before you did.',
    ],
  },
  {
    content: 'Is it worth paying for a résumé review?',
    tags: [['COLLECTION', 'Résumés']],
    answers: ['No. Buy a ten-minute crypto course of mine instead, link in my profile!!!'],
    reported: 'This is an advertisement, the third one this week.',
  },
  {
    content:
      'What should the first ninety days look like for a first-time manager in a new city, with a team that has had four managers in two years and was never once asked what it needed?',
    tags: [
      ['JOB_FUNCTION', 'Operations'],
      ['COLLECTION', 'Executive Presence'],
    ],
    answers: [
      'Listen for thirty days. Write down what each of them is proud of. Only then change one thing, and say why.',
    ],
  },
  {
    content: 'Can anyone recommend a good book on salary negotiation that isn’t written for salespeople?',
    tags: [['COLLECTION', 'Money']],
    answers: [
      '“Ask For It” by Babcock and Laschever.',
      'Seconding that one. Chapter six alone paid for my move.',
    ],
  },
  {
    content: 'Does anyone in private equity hire from corporate strategy?',
    tags: [
      ['INDUSTRY', 'Private Equity'],
      ['JOB_FUNCTION', 'Corporate Strategy'],
    ],
    answers: [
      'We do, for portfolio operations. Come in through someone who knows your work; the form goes nowhere.',
    ],
  },
  {
    content: 'Remote internships: how do you get to know people when you never share a coffee machine?',
    tags: [['COLLECTION', 'Internships']],
    answers: [
      'Fifteen minutes with one new person each week, starting in week one. Almost no one says no to an intern.',
      'Turn your camera on in the calls where no one has to.',
    ],
  },
  {
    content: 'Which questions do you ask a startup before you take equity instead of pay?',
    tags: [
      ['COLLECTION', 'Entrepreneurship'],
      ['INDUSTRY', 'Technology'],
    ],
    answers: ['Runway in months, the preference stack, and who else was offered the same. In that order.'],
  },
  {
    content: 'How long do you keep looking while you are “open to opportunities”?',
    tags: [['COLLECTION', 'Job Search']],
    answers: [],
  },
  {
    content: 'Has anyone used a coach for the step from director to vice president?',
    tags: [['COLLECTION', 'Coaching']],
    answers: ['Six sessions, worth it. The best part was being asked what I would stop doing.'],
  },
  {
    content: 'A company I won’t name here rescinded my entire offer, but you know who you are, you liars.',
    tags: [],
    answers: [],
    reported: 'Insults a company that anyone in this program could identify.',
  },
]
