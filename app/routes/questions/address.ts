import { href } from 'react-router'

/** As a record or an address has it. */
type Id = number | string

/** The question, at the answer where one is named. */
export function questionHref(questionId: Id, answerId?: Id): string {
  const page = href('/questions/:postId', { postId: String(questionId) })
  return answerId === undefined ? page : `${page}?answer=${answerId}#answer-${answerId}`
}

type Deed = 'edit' | 'remove' | 'report'

/** The dialog that does something with a question, or with an answer to it. */
export function postDialogHref(deed: Deed, questionId: Id, answerId?: Id): string {
  const postId = String(questionId)
  if (answerId === undefined) return href(`/questions/:postId/${deed}`, { postId })
  return href(`/questions/:postId/answers/:answerId/${deed}`, { postId, answerId: String(answerId) })
}

export const kudosHref = (questionId: Id, answerId: Id): string =>
  href('/questions/:postId/answers/:answerId/kudos', {
    postId: String(questionId),
    answerId: String(answerId),
  })
