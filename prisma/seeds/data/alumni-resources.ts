import { text } from '../activities.ts'
import { file, type ResourceStory, video } from './resource-story.ts'

export const alumniResourceStories: ResourceStory[] = [
  {
    name: 'Your First Ninety Days as an Alumna or Alumnus',
    summary:
      'What changes when the program ends, what stays, and the three people to reach out to in the first month.',
    minutes: 10,
    age: 12,
    tags: ['Start Here'],
    activities: [
      {
        elements: [
          text(
            'The program ends, the network does not. **Three things** are worth an hour in your first month:\n\n' +
              '1. Bring your [profile](/profile) up to date: new city, new job, new photo.\n' +
              '2. Look for alumni of your industry in the [directory](/directory) and message two of them.\n' +
              '3. Choose one event of your city and go.',
          ),
        ],
      },
      {
        name: 'Who to ask',
        elements: [
          text(
            '### Your coach\n\nCoaches answer questions for a year after your last session.\n\n' +
              '### The alumni team\n\n> Tell us what you need before you need it. We know more people than any search finds.',
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
    summary: 'Test preparation, professional associations, coworking and books: what alumni get for less.',
    minutes: 5,
    age: 40,
    tags: ['Start Here', 'Money'],
    activities: [
      {
        elements: [
          text(
            'Have your alumni number ready: it stands on the letter that came with your certificate.\n\n' +
              '| What | Where | Less |\n| --- | --- | --- |\n| GMAT and GRE preparation | online | 25% |\n' +
              '| Coworking day passes | Atlanta, Chicago, New York | 2 a month free |\n| Business books | all partner shops | 15% |',
          ),
        ],
      },
    ],
  },
  {
    name: 'Ask for a Mentor',
    summary: 'How mentoring works after the program, and how to ask someone who has little time.',
    minutes: 8,
    age: 75,
    tags: ['Start Here', 'Career Moves'],
    activities: [
      {
        name: 'A message that gets an answer',
        elements: [
          text(
            'Say in the first line **why them**, in the second **what you want to decide**, and ask for twenty minutes.\n\n' +
              '```\nDear Odile, you moved from banking to education four years ago.\nI am about to. May I ask you what you would do again?\n```',
          ),
        ],
      },
      {
        elements: [
          video('Two mentors and what they wish they were asked', 'https://video.example.org/mentors'),
        ],
      },
    ],
  },
  {
    name: 'Negotiating an Offer without Losing It',
    summary:
      'Numbers, timing and the five sentences that work, from people who hire and people who were hired.',
    minutes: 35,
    age: 3,
    tags: ['Career Moves', 'Money'],
    activities: [
      {
        name: 'Before the call',
        elements: [
          text(
            '- Know three salaries, not one.\n- Write down the number below which you would say no.\n- Sleep once.',
          ),
        ],
      },
      {
        name: 'During the call',
        elements: [
          text('Say the number, then say **nothing**. Silence is the hardest part and the cheapest one.'),
          video('A negotiation, played twice', 'https://video.example.org/negotiation'),
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
    name: 'Changing Industries after Thirty: Twelve Alumni on What They Kept, What They Left Behind and What They Would Do Sooner',
    summary:
      'Twelve long conversations with alumni who went from law to product management, from the army to finance, from teaching to ' +
      'consulting and back, with the letters that they wrote, the answers that they got, and the year that each of them needed.',
    minutes: 75,
    age: 9,
    tags: ['Career Moves', 'Well-being'],
    activities: [
      {
        elements: [
          text('Twelve conversations, an hour each. Start with the one that is furthest from your own plan.'),
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
    summary: 'What boards expect, what they may not expect, and where to find one that needs you.',
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
    summary: 'Fellows practice with alumni. Forty-five minutes of yours are worth a season to them.',
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
    summary:
      'Executive programs and part-time degrees compared by cost, time and what became of the graduates.',
    minutes: 30,
    age: 88,
    tags: ['Career Moves'],
    activities: [
      {
        elements: [
          text(
            'Compare what you would learn, who you would meet, and what you could do instead with the money.',
          ),
        ],
      },
    ],
  },
  {
    name: 'Investing for People Who Would Rather Not Think about It',
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
    summary: 'Six conversations with a coach to find out what you want next.',
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
            'Write down three days of the last year that you would like to have again, and what you did on them.\n\n' +
              'Bring the list. Your coach will ask what the three have in common.',
          ),
          video('How a session goes (6 min)', 'https://video.example.org/clarity-session'),
        ],
      },
      {
        name: 'Between sessions',
        elements: [
          text('One small trial a week: a conversation, a course, a day in another team.'),
          file(
            'Worksheet: six weeks of trials (PDF, 90 kB)',
            'https://files.example.org/clarity-worksheet.pdf',
          ),
        ],
      },
    ],
  },
  {
    name: 'Promotion Coaching: The Case for You',
    summary: 'Prepare the conversation with your manager, with a coach who has been one.',
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
          text('What you did, what it changed, and what of the next level you do already. One line each.'),
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
