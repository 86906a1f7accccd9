export type Remark = {
  by: 'account' | 'other' /** Hours after the one before. */
  after: number
  text: string
}

/** Three weeks of two people who plan an evening together. */
export const longConversation: Remark[] = [
  {
    by: 'other',
    after: 0,
    text: 'Hi {name}! The chapter asked me to plan the December alumni dinner. Would you help me?',
  },
  { by: 'account', after: 3, text: 'Gladly. How many people, and where?' },
  {
    by: 'other',
    after: 1,
    text: 'Thirty or so. I’m thinking of the long room above the bakery on Lake Street.',
  },
  { by: 'account', after: 1, text: 'Perfect.' },
  { by: 'account', after: 1, text: 'Is there an elevator? Two people who came last year will need one.' },
  { by: 'other', after: 22, text: 'There is, around the back. I called them this morning.' },
  { by: 'other', after: 1, text: 'They can hold the 11th or the 18th for us until Friday.' },
  { by: 'account', after: 4, text: 'The 11th. On the 18th half of us will be on a plane.' },
  { by: 'other', after: 1, text: 'Booked!' },
  {
    by: 'other',
    after: 46,
    text: 'Here’s what I have so far:\n\n- welcome at half past six\n- dinner at seven, family style\n- three people talk for five minutes each: one fellow, one alum, one partner\n- coffee, and no one has to leave\n\nWhat’s missing?',
  },
  {
    by: 'account',
    after: 2,
    text: 'A reason for people to change seats. Last year I sat beside the same two (lovely) people all evening.',
  },
  { by: 'other', after: 1, text: 'Ha. True.' },
  {
    by: 'account',
    after: 1,
    text: 'We could number the plates, and dessert is served at a different table.',
  },
  { by: 'other', after: 20, text: 'I love that. I’m stealing it for work.' },
  {
    by: 'account',
    after: 28,
    text: 'I asked Imani whether she’d speak for the fellows. She said yes before I finished the sentence.',
  },
  { by: 'other', after: 2, text: 'That’s wonderful. I still need someone from a partner.' },
  { by: 'account', after: 3, text: 'Kofi knows everyone. Ask him, and say I sent you.' },
  { by: 'other', after: 45, text: 'Kofi will do it himself!' },
  { by: 'account', after: 1, text: 'Even better.' },
  {
    by: 'other',
    after: 50,
    text: 'Draft of the invitation: https://docs.example.org/dinner/invitation. Could you read it with a red pencil?',
  },
  {
    by: 'account',
    after: 5,
    text: 'Read it. I’d say what it costs in the first line, and that guests are welcome. Otherwise it’s warm and short, like you.',
  },
  { by: 'other', after: 2, text: 'Done. It goes out on Monday.' },
  {
    by: 'account',
    after: 70,
    text: 'It came through. Four replies already, and one of them asks whether children may come.',
  },
  { by: 'other', after: 1, text: 'Of course. I’ll ask for two high chairs.' },
  { by: 'account', after: 1, text: 'And crayons.' },
  { by: 'other', after: 24, text: 'Twenty-six so far. The bakery wants the final number a week ahead.' },
  { by: 'account', after: 2, text: 'I’ll write to the ones who haven’t answered.' },
  { by: 'other', after: 48, text: 'Thirty-one! We’ll squeeze in.' },
  { by: 'account', after: 1, text: 'See you on the 11th. I’ll come early and number the plates.' },
]
