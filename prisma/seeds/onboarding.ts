import type { Tx } from '#app/db/database.server.ts'
import { addDays, formatMedium, toDbDate, today } from '#app/values/calendar-date.ts'
import { ensureQuestions, questionTags } from './onboarding-questions.ts'
import { ensureTags } from './tags.ts'

type PlaybookStory = {
  daysAgo: number /** By question. */
  answers: Record<number, string[]>
  other?: string
}

const playbookStories: PlaybookStory[] = [
  {
    daysAgo: 420,
    answers: {
      1: ['I am looking for my next role'],
      2: ['Change careers', 'Grow my network'],
      3: ['Consulting', 'Education'],
      4: ['Corporate Strategy'],
      6: ['Review my résumé', 'Introduce me to recruiters'],
    },
  },
  {
    daysAgo: 35,
    answers: {
      1: ['I’m open to the right opportunity'],
      2: ['Lead a team', 'Negotiate my pay', 'Other'],
      3: ['Technology', 'Financial Services'],
      4: ['Product Management', 'Operations'],
      5: ['Director'],
      6: ['Find me a coach', 'Bring me together with members near me'],
    },
    other: 'Speak at a conference',
  },
]

/** The questions, and the playbooks of somebody who has answered them more than once. */
export async function writeOnboarding(tx: Tx, userId: number): Promise<void> {
  await ensureTags(tx, questionTags)
  await ensureQuestions(tx)
  const answers = await tx.onboardingAnswer.findMany({
    select: { id: true, questionId: true, content: true, isOther: true },
  })
  const sections = new Set(answers.map(({ questionId }) => questionId)).size + 2
  for (const { daysAgo, answers: given, other } of playbookStories) {
    const day = addDays(today('America/New_York'), -daysAgo)
    const chosen = answers.filter(({ questionId, content }) => given[questionId]?.includes(content))
    await tx.playbook.create({
      data: {
        userId,
        name: `Playbook from ${formatMedium(day)}`,
        sectionsDone: sections,
        createdAt: toDbDate(day),
        completedAt: toDbDate(day),
        choices: {
          create: chosen.map(({ id, isOther }) => ({ answerId: id, other: isOther ? other : null })),
        },
      },
    })
  }
}

/** The first questions of a playbook, answered the day before yesterday. */
export async function beginPlaybook(tx: Tx, userId: number): Promise<void> {
  const day = addDays(today('America/New_York'), -2)
  await tx.playbook.create({
    data: { userId, name: `Playbook from ${formatMedium(day)}`, sectionsDone: 2, createdAt: toDbDate(day) },
  })
}
