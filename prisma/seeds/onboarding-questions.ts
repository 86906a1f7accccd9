import type { Tx } from '#app/db/database.server.ts'
import { type OnboardingQuestion, onboardingQuestions } from './data/onboarding.ts'
import { ensureTags, type TagInput } from './tags.ts'

/**
 * Gives a database that has no question yet those of the onboarding, with the tags of their answers; returns how many it
 * wrote. What staff have made of them since stays as it is.
 */
export async function ensureQuestions(tx: Tx): Promise<number> {
  if ((await tx.onboardingQuestion.count()) > 0) return 0
  const answers = onboardingQuestions.flatMap(answersOf)
  const tag = await ensureTags(
    tx,
    answers.flatMap((answer) => answer.tag ?? []),
  )
  await tx.onboardingQuestion.createMany({
    data: onboardingQuestions.map(({ id, title, help, group, limit }, index) => ({
      id,
      title,
      help,
      answerGroup: group,
      answerLimit: limit,
      position: index + 1,
    })),
  })
  await tx.$executeRaw`
    SELECT setval('"OnboardingQuestion_id_seq"', (SELECT max(id) FROM "OnboardingQuestion"))`
  await tx.onboardingAnswer.createMany({
    data: answers.map(({ tag: wish, ...answer }) => ({
      ...answer,
      tagId: wish && tag(wish.type, wish.name),
    })),
  })
  return onboardingQuestions.length
}

type AnswerInput = {
  questionId: number
  content: string
  position: number
  isOther?: boolean
  tag?: TagInput
}

/** Other bears a tag, so that it goes with others; 'I'm not sure' bears none, and so stands alone. */
function answersOf(story: OnboardingQuestion): AnswerInput[] {
  const tagged = story.answers.map((answer): Omit<AnswerInput, 'questionId' | 'position'> => {
    if (typeof answer === 'string') return { content: answer, tag: { type: story.type, name: answer } }
    return { content: answer.content, tag: { type: answer.type ?? story.type, name: answer.tag } }
  })
  const other = { content: 'Other', isOther: true, tag: { type: story.type, name: 'Other' } }
  return [...tagged, ...(story.other ? [other] : []), { content: 'I’m not sure' }].map(
    (answer, position) => ({
      ...answer,
      questionId: story.id,
      position,
    }),
  )
}
