/** Stored questions and answers. */
import { fold } from '#app/values/fold.ts'
import { db } from './app.ts'

type Written = { createdAt?: Date; tagIds?: number[] }

/** Stores a question; returns its id. */
export const asked = (authorId: number, content: string, written: Written = {}) =>
  write({ authorId, content }, written)

/** Stores an answer to it; returns the answer's id. */
export const answered = (parentId: number, authorId: number, content: string, written: Written = {}) =>
  write({ parentId, authorId, content }, written)

async function write(
  post: { parentId?: number; authorId: number; content: string },
  { createdAt, tagIds = [] }: Written,
): Promise<number> {
  const tags = { connect: tagIds.map((id) => ({ id })) }
  const { id } = await db().post.create({
    data: { ...post, createdAt, tags, searchText: fold(post.content) },
  })
  return id
}

/** Has a member report the post, as if through the form. */
export async function reported(postId: number, reporterId: number, reason?: string): Promise<void> {
  await db().report.create({ data: { postId, reporterId, reason } })
  await db().post.update({ where: { id: postId }, data: { reportedAt: new Date() } })
}

export async function topic(name: string): Promise<number> {
  const { id } = await db().tag.upsert({
    where: { type_name: { type: 'COLLECTION', name } },
    create: { type: 'COLLECTION', name },
    update: {},
  })
  return id
}

export const kudosFor = (postId: number) => db().kudo.count({ where: { postId } })

/** Each has asked something and answered everything; the first reports the last answer to each. */
export async function askEachOther(memberIds: number[]): Promise<number[]> {
  const questions: number[] = []
  for (const id of memberIds) questions.push(await asked(id, 'Does anybody know?'))
  for (const question of questions) {
    const answers: number[] = []
    for (const id of memberIds) answers.push(await answered(question, id, 'I do.'))
    await reported(answers.at(-1) as number, memberIds[0] as number, 'Not true')
  }
  return questions
}

/** The pages on which others see them. */
export const pagesAbout = (questions: number[]) => [
  '/questions',
  '/questions?search=canary',
  '/questions?search=know&page=2',
  ...questions.map((id) => `/questions/${id}`),
  '/staff/reports',
]
