/** What members ask each other, with what somebody answers; `{name}` is who asked. */
export const questionStories = [
  {
    question: 'Does anyone know how long a first-round case interview usually takes?',
    answer: 'Forty-five minutes at most firms, {name}, and they stop on time. Practice with a timer.',
  },
  {
    question: 'How do I ask a former manager for a recommendation after three years?',
    answer: 'Remind them of one project, say what the letter is for, and send your draft along.',
  },
  {
    question: 'Which questions should I ask at the end of an informational interview?',
    answer: 'Ask who else you should meet. It works better than any other question, {name}.',
  },
] as const

/** What some of those write who give kudos for an answer. */
export const kudosNotes = [
  'That was exactly the push I needed before my first round.',
  'I asked it yesterday, and now I have two new conversations this week. Thank you!',
  'Printed it out. It’s on my fridge.',
  'My sister says thank you as well.',
  'You put into one sentence what I’d tried to say in a page.',
  'I got the offer. This answer has a share in it.',
  'Simple, honest, and it worked.',
  'Sent it to my whole cohort.',
  'I wish someone had told me this three years ago.',
  'The timer! I bought a kitchen timer and haven’t run over since.',
  'Thank you for taking the time. It shows.',
  'It took me a week to try it and a minute to see that you’re right.',
  'Merci! Gracias! Thank you!',
] as const
