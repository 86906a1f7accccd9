import type { Tx } from '#app/db/database.server.ts'
import { insertRecords, takeIds } from '#app/db/records.server.ts'
import { fold } from '#app/values/fold.ts'
import type { Correspondent } from './conversations.ts'
import { kudosNotes, questionStories } from './data/questions.ts'
import { ago } from './waking-hours.ts'

const DAY = 86_400_000
const KUDOS_FOR_AN_ANSWER = 5
/** Whoever looks in that often has seen what is older. */
const UNSEEN_DAYS = 3

type Exchange = {
  story: (typeof questionStories)[number]
  asker: Correspondent
  author: Correspondent
  thankful: Correspondent[]
  questionId: number
  answerId: number
}

/**
 * Writes questions that members asked, an answer of each account to every one of them, and the kudos that other members
 * gave for it: more than a page for each account, the latest not seen yet.
 */
export async function writeKudos(tx: Tx, accounts: Correspondent[], members: Correspondent[]): Promise<void> {
  if (members.length < KUDOS_FOR_AN_ANSWER) return
  const ids = await takeIds(tx, 'Post', accounts.length * questionStories.length * 2)
  const exchanges = accounts.flatMap((author, row) =>
    questionStories.map((story, column): Exchange => {
      const index = row * questionStories.length + column
      const member = (offset: number) =>
        members[(index * KUDOS_FOR_AN_ANSWER + offset) % members.length] as Correspondent
      const [questionId, answerId] = ids.slice(index * 2) as [number, number]
      const thankful = Array.from({ length: KUDOS_FOR_AN_ANSWER }, (_, offset) => member(offset))
      return { story, asker: member(0), author, thankful, questionId, answerId }
    }),
  )
  await insertRecords(tx, 'Post', exchanges.map(question))
  await insertRecords(tx, 'Post', exchanges.map(answer))
  await insertRecords(tx, 'Kudo', exchanges.flatMap(kudos))
}

const question = ({ questionId, asker, story }: Exchange, index: number) => ({
  id: questionId,
  authorId: asker.id,
  content: story.question,
  searchText: fold(story.question),
  createdAt: daysAgo(40 + index),
})

function answer({ answerId, questionId, author, asker, story }: Exchange, index: number) {
  const content = story.answer.replace('{name}', asker.firstName)
  return {
    id: answerId,
    parentId: questionId,
    authorId: author.id,
    content,
    searchText: fold(content),
    createdAt: daysAgo(39 + index),
  }
}

const kudos = ({ answerId, author, thankful }: Exchange, index: number) =>
  thankful.map((sender, turn) => {
    const age = turn * questionStories.length + (index % questionStories.length)
    return {
      postId: answerId,
      senderId: sender.id,
      recipientId: author.id,
      note: turn % 2 === 0 ? kudosNotes[(index * 3 + turn / 2) % kudosNotes.length] : null,
      createdAt: daysAgo(age),
      seenAt: age < UNSEEN_DAYS ? null : daysAgo(age - 1),
      emailedIn: 0,
    }
  })

/** A different time each day. */
const daysAgo = (days: number) => ago(days * DAY + ((days * 7) % 11) * (DAY / 12) + DAY / 16)
