import type { Tx } from '#app/db/database.server.ts'
import { insertRecords } from '#app/db/records.server.ts'
import { type OnboardingQuestion, onboardingQuestions } from './data/onboarding.ts'
import type { TagInput } from './tags.ts'

/**
 * Gives a database that has no question yet those of the onboarding, with the tags of their answers; returns how many it
 * wrote. What staff have made of them since stays as it is.
 */
export async function ensureQuestions(tx: Tx): Promise<number> {
  if ((await tx.onboardingQuestion.count()) > 0) return 0
  const answers = onboardingQuestions.flatMap(answersOf)
  const tag = await insertTags(tx, questionTags)
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
      tagId: wish && tag(wish),
    })),
  })
  return onboardingQuestions.length
}

/** They come with the questions, which every new site has: its history begins with what its people do. */
async function insertTags(tx: Tx, wishes: TagInput[]) {
  await insertRecords(tx, 'Tag', wishes, { skipExisting: true })
  const rows = await tx.tag.findMany({ select: { id: true, type: true, name: true } })
  const ids = new Map(rows.map(({ id, type, name }) => [`${type} ${name}`, id]))
  return ({ type, name }: TagInput) => ids.get(`${type} ${name}`)
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

export const questionTags = onboardingQuestions.flatMap(answersOf).flatMap(({ tag }) => tag ?? [])
