import { text } from '../activities.ts'
import { file, type ResourceStory, video } from './resource-story.ts'

export const alumniResourceStories: ResourceStory[] = [
  {
    name: 'Your First Ninety Days as an Alumna or Alumnus',
    summary:
      'What changes when the program ends, what stays, and the three people to contact in your first month.',
    minutes: 10,
    age: 12,
    tags: ['Start Here'],
    activities: [
      {
        elements: [
          text(
            'The program ends, but the network doesn’t. **Three things** are worth an hour of your first month:\n\n' +
              '1. Bring your [profile](/profile) up to date: new city, new job, new photo.\n' +
              '2. Look for alumni in your industry in the [directory](/directory) and message two of them.\n' +
              '3. Choose one event in your city and go.',
          ),
        ],
      },
      {
        name: 'Who to ask',
        elements: [
          text(
            '### Your coach\n\nCoaches answer questions for a year after your last session.\n\n' +
              '### The alumni team\n\n> Tell us what you need before you need it. We know more people than any search can find.',
          ),
          file(
            'Checklist for your first ninety days (PDF, 120 kB)',
            'https://files.example.org/first-ninety-days.pdf',
          ),
        ],
      },
    ],
  },
  {
    name: 'Benefits and Discounts',
    summary:
      'Test preparation, professional associations, coworking and books: what alumni get at a discount.',
    minutes: 5,
    age: 40,
    tags: ['Start Here', 'Money'],
    activities: [
      {
        elements: [
          text(
            'Have your alumni number ready. You’ll find it on the letter that came with your certificate.\n\n' +
              '| What | Where | Discount |\n| --- | --- | --- |\n| GMAT and GRE preparation | online | 25% |\n' +
              '| Coworking day passes | Atlanta, Chicago, New York | 2 a month free |\n| Business books | all partner stores | 15% |',
          ),
        ],
      },
    ],
  },
  {
    name: 'Ask for a Mentor',
    summary: 'How mentoring works after the program, and how to ask someone with little time.',
    minutes: 8,
    age: 75,
    tags: ['Start Here', 'Career Moves'],
    activities: [
      {
        name: 'A message that gets an answer',
        elements: [
          text(
            'Say in the first line **why them**, in the second **what you want to decide**, and ask for twenty minutes.\n\n' +
              '```\nDear Odile, you moved from banking to education four years ago.\nI’m about to do the same. May I ask what you’d do again?\n```',
          ),
        ],
      },
      {
        elements: [
          video('Two mentors on what they wish people would ask', 'https://video.example.org/mentors'),
        ],
      },
    ],
  },
  {
    name: 'Negotiating an Offer Without Losing It',
    summary:
      'Numbers, timing and the five sentences that work, from people who hire and people who got hired.',
    minutes: 35,
    age: 3,
    tags: ['Career Moves', 'Money'],
    activities: [
      {
        name: 'Before the call',
        elements: [
          text('- Know three salaries, not one.\n- Write down your walk-away number.\n- Sleep on it.'),
        ],
      },
      {
        name: 'During the call',
        elements: [
          text('Say the number, then say **nothing**. Silence is the hardest part, and it’s free.'),
          video('The same negotiation, two ways', 'https://video.example.org/negotiation'),
        ],
      },
      {
        name: 'After it',
        elements: [
          file('Template: accepting in writing (DOCX, 30 kB)', 'https://files.example.org/accept.docx'),
        ],
      },
    ],
  },
  {
    name: 'Changing Industries After Thirty: Twelve Alumni on What They Kept, What They Left Behind and What They Would Do Sooner',
    summary:
      'Twelve long conversations with alumni who went from law to product management, from the army to finance, from teaching to ' +
      'consulting and back, with the letters they wrote, the answers they got and the year it took each of them.',
    minutes: 75,
    age: 9,
    tags: ['Career Moves', 'Well-being'],
    activities: [
      {
        elements: [
          text('Twelve conversations, an hour each. Start with the one furthest from your own plan.'),
          video('All twelve conversations', 'https://video.example.org/changing-industries'),
        ],
      },
    ],
  },
  {
    name: 'Buying a First Home',
    summary: 'Down payments, closing costs and programs for first-time buyers, with a worksheet.',
    minutes: 25,
    age: 20,
    tags: ['Money'],
    activities: [
      {
        elements: [
          text('Fill in the worksheet before you talk to a bank. It takes twenty minutes and saves months.'),
          file('Worksheet (XLSX, 45 kB)', 'https://files.example.org/first-home.xlsx'),
        ],
      },
    ],
  },
  {
    name: 'Serving on a Nonprofit Board',
    summary: 'What boards can expect of you, what they can’t, and where to find one that needs you.',
    minutes: 20,
    age: 31,
    tags: ['Giving Back'],
    activities: [
      {
        elements: [
          text('A board seat is **governance**, money and time. Ask how much of each before you say yes.'),
        ],
      },
    ],
  },
  {
    name: 'Interview a Fellow',
    summary: 'Fellows practice with alumni. Forty-five minutes of your time can make their season.',
    minutes: 12,
    age: 16,
    tags: ['Giving Back'],
    activities: [
      {
        name: 'How a mock interview goes',
        elements: [
          text(
            '1. Ten minutes of small talk\n2. One case or two stories\n3. Ten minutes of feedback: *one* thing to keep, *one* to change',
          ),
        ],
      },
    ],
  },
  {
    name: 'Rest Is Part of the Work',
    summary: 'A short talk about burnout, and a list of places to call.',
    minutes: 15,
    age: 54,
    tags: ['Well-being'],
    activities: [
      {
        elements: [video('The talk', 'https://video.example.org/rest'), text('You can always call **988**.')],
      },
    ],
  },
  {
    name: 'Graduate School, Again?',
    summary: 'Executive programs and part-time degrees compared by cost, time and outcomes.',
    minutes: 30,
    age: 88,
    tags: ['Career Moves'],
    activities: [
      {
        elements: [
          text('Compare what you’d learn, who you’d meet, and what else you could do with the money.'),
        ],
      },
    ],
  },
  {
    name: 'Investing for People Who Would Rather Not Think About It',
    summary: 'Index funds, retirement accounts and one rule.',
    minutes: 18,
    age: 120,
    tags: ['Money'],
    activities: [{ elements: [text('The rule: put it away on payday, before you see it.')] }],
  },
  {
    name: 'Recommending Others',
    summary: 'Letters and calls that help, and when to say no.',
    age: 200,
    tags: ['Giving Back'],
    activities: [],
  },
  {
    name: 'Clarity Coaching: Six Sessions',
    summary: 'Six conversations with a coach to figure out what you want next.',
    minutes: 360,
    age: 7,
    tags: ['Premium Coaching'],
    activities: [
      {
        name: 'How to begin',
        elements: [text('Choose a coach, then a day. The first session is about the other five.')],
      },
      {
        name: 'Before the first session',
        elements: [
          text(
            'Write down three days from the past year that you’d like to live again, and what you did on each.\n\n' +
              'Bring the list. Your coach will ask what the three have in common.',
          ),
          video('How a session goes (6 min)', 'https://video.example.org/clarity-session'),
        ],
      },
      {
        name: 'Between sessions',
        elements: [
          text('One small experiment a week: a conversation, a course, a day with another team.'),
          file(
            'Worksheet: six weeks of experiments (PDF, 90 kB)',
            'https://files.example.org/clarity-worksheet.pdf',
          ),
        ],
      },
    ],
  },
  {
    name: 'Promotion Coaching: The Case for You',
    summary: 'Prepare for the conversation with your manager, with a coach who has been one.',
    minutes: 240,
    age: 14,
    tags: ['Premium Coaching', 'Career Moves'],
    activities: [
      {
        name: 'What to bring',
        elements: [text('Bring your last review and the job description of the level above yours.')],
      },
      {
        name: 'The case on one page',
        elements: [
          text('What you did, what it changed, and what you already do at the next level. One line each.'),
          file(
            'Template: the case on one page (DOCX, 40 kB)',
            'https://files.example.org/promotion-case.docx',
          ),
        ],
      },
    ],
  },
  {
    name: 'A draft about references',
    summary: 'Not ready.',
    age: 1,
    published: false,
    tags: [],
    activities: [{ elements: [text('Not ready.')] }],
  },
]
