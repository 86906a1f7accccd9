import type { Tx } from '#app/db/database.server.ts'
import { insertRecords, takeIds } from '#app/db/records.server.ts'
import { tagPost } from '#app/domain/questions/write.server.ts'
import { fold } from '#app/values/fold.ts'
import type { Correspondent } from './conversations.ts'
import { type CommunityQuestion, communityQuestions } from './data/community-questions.ts'
import { ensureTags } from './tags.ts'
import { ago } from './waking-hours.ts'

const HOUR = 3_600_000
/** Between one question and the next. */
const PAUSE = 41 * HOUR
const ANSWERED_AFTER = 5 * HOUR
/** The accounts that take part in them. */
type Accounts = { hiddenId: number; alumniId: number }

type Post = {
  id: number
  parentId: number | null
  authorId: number
  content: string
  searchText: string
  createdAt: Date
  reportedAt: Date | null
}

/**
 * Writes what members ask and answer each other beside the questions of the accounts: one by somebody who hides, one
 * reported, and one whose answer is.
 */
export async function writeQuestions(tx: Tx, members: Correspondent[], accounts: Accounts): Promise<void> {
  if (members.length === 0) return
  const tag = await ensureTags(
    tx,
    communityQuestions.flatMap(({ tags }) => tags.map(([type, name]) => ({ type, name }))),
  )
  const count = communityQuestions.reduce((sum, { answers }) => sum + 1 + answers.length, 0)
  const ids = await takeIds(tx, 'Post', count)
  let turn = 0
  const memberId = () => (members[(turn++ * 7) % members.length] as Correspondent).id
  const author = (index: number) => ({ 1: accounts.alumniId, 4: accounts.hiddenId })[index] ?? memberId()
  const threads = communityQuestions.map((story, index) => {
    const asked = post(ids.shift() as number, null, author(index), story.content, index * PAUSE + HOUR)
    const answers = story.answers.map((content, place) =>
      post(
        ids.shift() as number,
        asked.id,
        memberId(),
        content,
        index * PAUSE + HOUR - (place + 1) * ANSWERED_AFTER,
      ),
    )
    return { story, posts: withReport(story, [asked, ...answers]) }
  })
  await insertRecords(
    tx,
    'Post',
    threads.map(({ posts: [question] }) => ({ ...question })),
  )
  await insertRecords(
    tx,
    'Post',
    threads.flatMap(({ posts }) => posts.slice(1)),
  )
  for (const { story, posts } of threads) {
    await tagPost(
      tx,
      (posts[0] as Post).id,
      story.tags.map(([type, name]) => tag(type, name)),
    )
  }
  await insertRecords(
    tx,
    'Kudo',
    threads.flatMap(({ posts }) => posts.slice(1).flatMap((it) => kudos(it, memberId()))),
  )
  await insertRecords(
    tx,
    'Report',
    threads.flatMap(({ story, posts }) => reports(story, posts, memberId())),
  )
}

const post = (id: number, parentId: number | null, authorId: number, content: string, age: number): Post => ({
  id,
  parentId,
  authorId,
  content,
  searchText: fold(content),
  createdAt: ago(Math.max(age, HOUR / 6)),
  reportedAt: null,
})

/** What is reported is the last answer, or a question without any. */
function withReport({ reported }: CommunityQuestion, posts: Post[]): Post[] {
  const last = posts.at(-1)
  if (reported && last) last.reportedAt = new Date()
  return posts
}

const kudos = ({ id, authorId, createdAt }: Post, senderId: number) =>
  senderId === authorId ? [] : [{ postId: id, senderId, recipientId: authorId, createdAt, seenAt: createdAt }]

function reports({ reported }: CommunityQuestion, posts: Post[], reporterId: number) {
  return posts
    .filter(({ reportedAt }) => reported && reportedAt)
    .map(({ id }) => ({ postId: id, reporterId, reason: reported }))
}
