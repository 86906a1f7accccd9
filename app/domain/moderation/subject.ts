import { parseId } from '#app/values/ids.ts'

/** The kinds of reportable items, by the column that refers to them in a report. */
export type Subject = { postId: number } | { messageId: number }

/** As in forms and URLs: 'post-12'. */
export const subjectKey = (subject: Subject): string =>
  'postId' in subject ? `post-${subject.postId}` : `message-${subject.messageId}`

export function parseSubject(key: string): Subject | null {
  const [, kind, digits] = key.match(/^([a-z]+)-(\d+)$/) ?? []
  const id = parseId(digits)
  if (id === null) return null
  if (kind === 'post') return { postId: id }
  return kind === 'message' ? { messageId: id } : null
}
