import { href } from 'react-router'

/** An id as in a record or a URL. */
type Id = number | string

/** The question, scrolled to the answer if one is given. */
export function questionHref(questionId: Id, answerId?: Id): string {
  const page = href('/questions/:postId', { postId: String(questionId) })
  return answerId === undefined ? page : `${page}?answer=${answerId}#answer-${answerId}`
}

type Verb = 'edit' | 'remove' | 'report'

/** The dialog for an action on a question or on one of its answers. */
export function postDialogHref(verb: Verb, questionId: Id, answerId?: Id): string {
  const postId = String(questionId)
  if (answerId === undefined) return href(`/questions/:postId/${verb}`, { postId })
  return href(`/questions/:postId/answers/:answerId/${verb}`, { postId, answerId: String(answerId) })
}

export const kudosHref = (questionId: Id, answerId: Id): string =>
  href('/questions/:postId/answers/:answerId/kudos', {
    postId: String(questionId),
    answerId: String(answerId),
  })
