/** What members ask each other, with what somebody answers; `{name}` is who asked. */
export const questionStories = [
  {
    question: 'Does anyone know how long a first-round case interview usually takes?',
    answer: 'Forty-five minutes at most firms, {name}, and they stop on time. Practice with a timer.',
    thanks: 'That was exactly the push I needed before my first round.',
  },
  {
    question: 'How do I ask a former manager for a recommendation after three years?',
    answer: 'Remind them of one project, say what the letter is for, and send your draft along.',
    thanks: null,
  },
  {
    question: 'Which questions should I ask at the end of an informational interview?',
    answer: 'Ask who else you should meet. It works better than any other question, {name}.',
    thanks: 'I asked it yesterday, and now I have two new conversations this week. Thank you!',
  },
] as const
