/** Sentences that introductions, positions and messages are put together of. */
export const openings = [
  'First in my family to go to college, and still amazed by how far one good mentor can carry you.',
  'I like hard problems, honest feedback and people who finish what they start.',
  'Ten years between spreadsheets and whiteboards taught me that most strategy is listening.',
  'I grew up translating letters for my grandparents; today I translate between engineers and everyone else.',
  'Builder of small teams that do big things.',
  'I came for the career coaching and stayed for the community.',
  'Public schools made me, and I want to give something back to them.',
  'I moved from banking to education and would do it again.',
]

export const middles = [
  'My work centers on helping products reach people who are usually an afterthought.',
  'Right now I’m thinking a lot about fair hiring, and about how we measure potential.',
  'I have led launches in four countries and learned something embarrassing in each.',
  'What I know best: financial modeling, storytelling with data, and calm under deadlines.',
  'I spend my evenings on a fund that backs founders from my old neighborhood.',
  'I manage a team of nine and read every one of their drafts.',
]

export const endings = [
  'Happy to talk about case interviews, business school essays, or where to find good jollof.',
  'Message me if you’re thinking about a move into technology.',
  'Always glad to review a résumé.',
  'Ask me about working abroad.',
  'Coffee’s on me when you’re in town.',
  'Outside of work: half-marathons, a community garden, and two loud children.',
]

export const duties = [
  'Led a cross-functional team that cut time to market by a third.',
  'Built the forecasting model the whole division still plans with.',
  'Advised clients in consumer goods and healthcare on growth and pricing.',
  'Owned the roadmap for onboarding, from customer research to launch.',
  'Recruited and coached analysts; four of them were promoted within two years.',
  'Closed transactions worth more than two billion dollars in all.',
  'Set up the employee resource group and its mentoring circle.',
  'Ran weekly operations for a site with three hundred colleagues.',
]

export const headlines = [
  'Thirty Under 30: The Names to Watch in {industry}',
  '{name} on Opening Doors in {industry}',
  'How One Mentor Changed a Career',
  'A New Generation of Leaders Takes Its Seat',
  'From Summer Analyst to the Front Office',
  'The Numbers Behind Inclusive Hiring',
  'Alumni Fund Backs Its Tenth Founder',
]

export const exchanges: [string, string, string][] = [
  [
    'Hello {name}, I saw you moved from consulting to product. Could I ask you a few questions about how you prepared?',
    'Of course! Thursday afternoon works for me. Send me your résumé beforehand, and we’ll go through it together.',
    'That’s very kind. I just sent it, along with the two roles I’m looking at.',
  ],
  [
    'Good morning {name}, I’m applying to business schools this fall and would love to hear what you thought of yours.',
    'Congratulations on getting started! My honest answer: visit while classes are on, and talk to second-years.',
    'I’ll be on campus next month. Could you introduce me to someone from the club you mentioned?',
  ],
  [
    'Hi {name}, we’re organizing a panel on careers in healthcare in March and thought of you right away.',
    'Thank you for thinking of me. I’d be glad to join. Which evening do you have in mind?',
    'It’s the 18th, from six to eight.\n\nThere’ll be about forty fellows, most of them in their first year.',
  ],
  [
    'Dear {name}, your talk at the spring seminar has stayed with me. I tried your three-question method and it worked!',
    'This made my day. Tell me which of the three was the hardest.',
    'The second. I kept answering for the other person instead of waiting.',
  ],
]
